import { HomeFrame } from './home-frame.tsx'

export const HomeScreen = () => <HomeFrame />
