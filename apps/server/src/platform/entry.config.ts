/** The test command has just built: what its tests start takes half the work that sources would. */
export const startsBuilt = (): boolean => process.env.START_BUILT === 'true'
