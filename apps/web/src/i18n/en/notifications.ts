export const notifications = {
  notify: 'Notify me',
  on: 'We will tell you when it is ready',
  ready: 'Your story is ready',
  readyBody: 'It stands on the shelf, waiting for tonight.',
}
