/** The app's page as a shell brings it: it knows where its server is. */
export const shellPage = ({ html, server }) =>
  html.replace('<html ', `<html data-server="${server}" `)
