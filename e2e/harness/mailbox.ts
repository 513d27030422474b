interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** The newest mail to somebody, waited for. */
export async function waitForMail({
  origin,
  to,
  subject,
}: {
  origin: string
  to: string
  subject?: RegExp
}): Promise<Mail> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const mails = (await (await fetch(`${origin}/dev/mailbox.json`)).json()) as Mail[]
    const mail = mails.find(
      (candidate) => candidate.to === to && (!subject || subject.test(candidate.subject)),
    )
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail came to ${to}`)
}

export function firstLink(mail: Mail) {
  const link = /https?:\/\/[^\s<>"]+/.exec(mail.text)?.[0]
  if (!link) throw new Error(`The mail "${mail.subject}" has no link`)
  return link
}
