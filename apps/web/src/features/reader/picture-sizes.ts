/** How wide a page's picture stands, at most: what is preloaded is then what is shown. */
export const PICTURE_SIZES = '(min-width: 60rem) 56rem, (orientation: landscape) 62vw, 125vw'
