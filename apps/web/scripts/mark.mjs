/** The firefly as SVG text, in its night colours: every icon stands on a night sky. */
export const MARK = `<defs><radialGradient id="mg" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#ffdf8f" stop-opacity=".85"/><stop offset=".45" stop-color="#f9b13e" stop-opacity=".32"/><stop offset="1" stop-color="#f9b13e" stop-opacity="0"/></radialGradient><radialGradient id="mb" cx=".42" cy=".6" r=".75"><stop offset="0" stop-color="#fff6d6"/><stop offset=".38" stop-color="#ffd673"/><stop offset="1" stop-color="#f29a2b"/></radialGradient><linearGradient id="mw" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3edff"/><stop offset="1" stop-color="#b9a2ee"/></linearGradient></defs>
<circle cx="26" cy="42" r="22" fill="url(#mg)"/>
<path d="M36 27C22 26 10 18 10.500 9.500 11 4.500 18 3.500 24 8.500 30 13.500 35 20.500 36 27Z" fill="url(#mw)" opacity=".96"/>
<path d="M38 27C36 16 39 5.500 45.500 4.500 50.500 4 52 10 49.500 16 47 21.500 42.500 25.500 38 27Z" fill="url(#mw)" opacity=".82"/>
<path d="M38.500 24.500C45 29 42.500 39.500 35.500 47 29 54 19.500 56.500 15.500 52.500 11.500 48.500 14 39 21 32 27 26 34 21.500 38.500 24.500Z" fill="url(#mb)"/>
<path d="M38.500 24.500C42.500 27.300 43 32 41 37 36.500 36.500 30.500 31.500 29 26.300 32.500 23.800 36 22.800 38.500 24.500Z" fill="#6f5cba"/>
<circle cx="44.500" cy="21.500" r="7.300" fill="#8f7bd6"/><circle cx="46.700" cy="20.300" r="1.900" fill="#fff6d6"/>
<path d="M48 15.500C49.500 12 52 10.500 54.500 10.800M50.500 18C53.500 15.800 56.500 15.500 58.500 17.200" fill="none" stroke="#8f7bd6" stroke-width="2" stroke-linecap="round"/>`

/** Under 20 pixels only the light and the wings are left of it. */
export const MARK_SMALL = `<defs><radialGradient id="mg" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#ffdf8f" stop-opacity=".85"/><stop offset=".45" stop-color="#f9b13e" stop-opacity=".32"/><stop offset="1" stop-color="#f9b13e" stop-opacity="0"/></radialGradient><radialGradient id="mb" cx=".42" cy=".6" r=".75"><stop offset="0" stop-color="#fff6d6"/><stop offset=".38" stop-color="#ffd673"/><stop offset="1" stop-color="#f29a2b"/></radialGradient><linearGradient id="mw" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3edff"/><stop offset="1" stop-color="#b9a2ee"/></linearGradient></defs>
<circle cx="26" cy="42" r="22" fill="url(#mg)"/>
<path d="M36 27C22 26 10 18 10.500 9.500 11 4.500 18 3.500 24 8.500 30 13.500 35 20.500 36 27Z" fill="url(#mw)" opacity=".96"/>
<path d="M38 27C36 16 39 5.500 45.500 4.500 50.500 4 52 10 49.500 16 47 21.500 42.500 25.500 38 27Z" fill="url(#mw)" opacity=".82"/>
<path d="M38.500 24.500C45 29 42.500 39.500 35.500 47 29 54 19.500 56.500 15.500 52.500 11.500 48.500 14 39 21 32 27 26 34 21.500 38.500 24.500Z" fill="url(#mb)"/>`
