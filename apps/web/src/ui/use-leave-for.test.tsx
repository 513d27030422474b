// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { followPlaces, useLeaveFor } from './use-leave-for'

function Form() {
  const leaveFor = useLeaveFor()
  return <button onClick={() => void leaveFor({ to: '/help' })}>Keep</button>
}

const root = createRootRoute()
const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/help', component: () => 'Help' }),
  createRoute({ getParentRoute: () => root, path: '/createkid', component: Form }),
  createRoute({
    getParentRoute: () => root,
    path: '/verify',
    beforeLoad: () => {
      throw redirect({ to: '/help' })
    },
  }),
])

/** Followed from before its first screen, as the app is. */
async function load(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree, history })
  followPlaces(router)
  await router.load()
  return router
}

it('lets a first address that sends elsewhere get there', async () => {
  const { state } = await load('/verify')
  expect(state.matches.map(({ pathname }) => pathname)).toContain('/help')
})

it('goes back to where one came from, with a slash at its end or without', async () => {
  const router = await load('/help/')
  const box = document.body.appendChild(document.createElement('div'))
  const app = createRoot(box)
  await act(async () => app.render(<RouterProvider router={router as never} />))
  await vi.waitFor(() => expect(box.textContent).toBe('Help'))
  await act(() => router.navigate({ to: '/createkid' }))
  await act(async () => box.querySelector('button')?.click())
  await vi.waitFor(() => expect(box.textContent).toBe('Help'))
  expect(router.history.location.state.__TSR_index).toBe(0)
  await act(async () => app.unmount())
})
