/** Trimmed, 8.25 inches; a point is a 72nd of one. */
export const TRIM = 594
export const BLEED = 9

/** What a page at 300 dots an inch needs, its bleed included; a picture is a third wider than tall. */
export const PRINT_PIXELS = Math.ceil(((TRIM + 2 * BLEED) / 72) * 300)
export const PRINT_PICTURE_WIDTH = Math.ceil((PRINT_PIXELS * 4) / 3)
