export type Greeting = 'morning' | 'afternoon' | 'evening'

/** Tonight's story begins in the evening; a tired parent is greeted for the hour it is. */
export function greetingAt(now: Date): Greeting {
  const hour = now.getHours()
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening'
}
