const MARKS = new Set(
  `spot spotted spotty dot dotted freckle dappled speckled stripe striped stripy tabby patch patche patched calico
  tache tachete tachetee pois mouchete mouchetee pommele pommelee rayure raye rayee zebre zebree tigre tigree
  tricolore`.split(/\s+/),
)

/** Spots, stripes: no concept of a story, yet drawn on any animal or magical creature. */
export const isMark = (word: string) => MARKS.has(word) || MARKS.has(word.replace(/s$/, ''))
