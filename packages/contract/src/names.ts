/** A name that can be written in a book and read aloud: letters of any alphabet, joined as people join them. */
export const isReadableName = (name: string): boolean =>
  /^\p{L}[\p{L}\p{M}'’‘ʼ\s‐-―-]*$/u.test(name.trim())
