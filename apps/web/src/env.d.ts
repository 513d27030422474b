/// <reference types="vite/client" />

declare const __CLIENT_VERSION__: string
/** Where a shell finds its server, from SERVER_ORIGIN at build; empty on the web. */
declare const __SERVER_ORIGIN__: string
