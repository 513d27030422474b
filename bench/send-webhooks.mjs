import { request } from 'node:http'

/** A provider with a lot to tell: everything at once, each on a connection of its own. */
const send = ({ url, body, signature }) =>
  new Promise((resolve, reject) => {
    const from = performance.now()
    const sent = request(url, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'sandbox-signature': signature,
      },
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode, ms: performance.now() - from }))
    })
    sent.end(body)
  })

process.once('message', async ({ url, webhooks }) => {
  const answers = await Promise.all(webhooks.map((webhook) => send({ url, ...webhook })))
  process.send({
    times: answers.map(({ ms }) => ms),
    statuses: answers.map(({ status }) => status),
  })
  process.disconnect()
})
