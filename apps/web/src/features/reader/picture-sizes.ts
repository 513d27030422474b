/** How wide a page's picture stands: what is preloaded is then what is shown. */
export const PICTURE_SIZES = '(min-width: 60rem) 56rem, (orientation: landscape) 62vw, 100vw'
