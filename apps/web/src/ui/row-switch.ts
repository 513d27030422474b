import { createContext } from 'react'

/** The id a row's label is for: its switch takes it. */
export const RowSwitch = createContext<string | undefined>(undefined)
