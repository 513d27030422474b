export const notifications = {
  notify: 'Notify me',
  on: 'We will tell you when it is ready',
  blocked: 'Notifications are switched off for Luciole in this device’s settings.',
  ready: 'Your story is ready',
  readyBody: 'It stands on the shelf, waiting for tonight.',
}
