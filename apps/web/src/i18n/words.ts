/** The same keys with words of another language: French is typed against English. */
export type Words<English> = {
  [Key in keyof English]: English[Key] extends string ? string : Words<English[Key]>
}
