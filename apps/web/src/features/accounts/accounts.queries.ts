import type { Language } from '@luciole/contract/language'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useAskAgain } from '#api/ask-again'
import {
  type LinkType,
  redeemLink,
  resendConfirmation,
  sendPasswordReset,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from '#api/auth'
import { authClient } from '#api/auth-client'
import { currentSession } from '#api/session'
import { trpc } from '#api/trpc'
import { chooseLanguage, currentLanguage } from '#i18n/i18n'
import { linkOrigin } from '#platform/native-links'
import { describeAccountError, isCurrentPasswordWrong } from './account-errors'

type Credentials = { email: string; password: string }
const failed = describeAccountError

export const useSignIn = () =>
  useMutation({
    mutationFn: (credentials: Credentials) => signIn({ client: authClient(), ...credentials }),
    meta: { failed, done: () => i18next.t('accounts:signIn.done') },
  })

export const useSignUp = () =>
  useMutation({
    mutationFn: (credentials: Credentials) =>
      signUp({
        client: authClient(),
        ...credentials,
        language: currentLanguage(),
        origin: linkOrigin(),
      }),
    meta: { failed, done: () => i18next.t('accounts:signUp.done') },
  })

export const useSendPasswordReset = () =>
  useMutation({
    mutationFn: (email: string) =>
      sendPasswordReset({ client: authClient(), email, origin: linkOrigin() }),
    meta: { failed, done: () => i18next.t('accounts:reset.done') },
  })

export const useResendConfirmation = () =>
  useMutation({
    mutationFn: (email: string) =>
      resendConfirmation({ client: authClient(), email, origin: linkOrigin() }),
    meta: { failed, done: () => i18next.t('accounts:confirm.resent') },
  })

export const useRedeemLink = () =>
  useMutation({
    mutationFn: (link: { tokenHash: string; type: LinkType }) =>
      redeemLink({ client: authClient(), ...link }),
    meta: { failed, done: () => i18next.t('accounts:verify.done') },
  })

/** The current password is proved by signing in with it: a hosted identity need not ask for it. */
async function changePassword({ current, next }: { current: string | null; next: string }) {
  const client = authClient()
  const email = currentSession()?.user.email
  if (current !== null && email) await signIn({ client, email, password: current })
  await updatePassword({ client, password: next, current })
}

export const useChangePassword = () =>
  useMutation({
    mutationFn: changePassword,
    meta: {
      failed: (error) =>
        isCurrentPasswordWrong(error)
          ? i18next.t('accounts:change.wrongCurrent')
          : describeAccountError(error),
      done: () => i18next.t('accounts:change.done'),
    },
  })

export const useSignOut = () =>
  useMutation({
    mutationFn: () => signOut({ client: authClient() }),
    meta: {
      failed: () => i18next.t('accounts:settings.logoutFailed'),
      done: () => i18next.t('accounts:settings.logoutDone'),
    },
  })

export const useAccount = () => useQuery(trpc.account.get.queryOptions())

/** Acts at once on this device; the account remembers it for the others and for its mail. */
export function useSetLanguages() {
  const queries = useQueryClient()
  const { mutationFn } = trpc.account.setLanguages.mutationOptions()
  return useMutation({
    mutationFn: async (
      languages: { interfaceLanguage?: Language; storyLanguage?: Language },
      call,
    ) => {
      if (languages.interfaceLanguage) await chooseLanguage(languages.interfaceLanguage)
      return mutationFn?.(languages, call)
    },
    onMutate: (languages) => {
      const before = queries.getQueryData(trpc.account.get.queryKey())
      queries.setQueryData(trpc.account.get.queryKey(), (account) =>
        account ? { ...account, ...languages } : account,
      )
      return { before }
    },
    onError: (_error, _languages, kept) => {
      queries.setQueryData(trpc.account.get.queryKey(), kept?.before)
    },
    onSettled: useAskAgain(trpc.account.get.queryKey()),
    meta: {
      failed: () => i18next.t('accounts:settings.languageFailed'),
      done: () => i18next.t('accounts:settings.saved'),
    },
  })
}

export function useSetParentGate() {
  const onSettled = useAskAgain(trpc.account.get.queryKey())
  return useMutation({
    ...trpc.account.setParentGate.mutationOptions(),
    onSettled,
    meta: { done: () => i18next.t('accounts:settings.saved') },
  })
}

const EXPORT_LOOK_MS = 3000

export const useExportState = () =>
  useQuery({
    ...trpc.account.exportState.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? EXPORT_LOOK_MS : false),
  })

export function useExport() {
  const queries = useQueryClient()
  return useMutation({
    ...trpc.account.export.mutationOptions(),
    // What was asked before the export was may answer after it: that answer is not waited for.
    onSuccess: async (state) => {
      await queries.cancelQueries(trpc.account.exportState.queryFilter())
      queries.setQueryData(trpc.account.exportState.queryKey(), state)
    },
    meta: {
      failed: () => i18next.t('accounts:settings.exportFailed'),
      done: () => i18next.t('accounts:settings.exportStarted'),
    },
  })
}

export const useDeleteAccount = () =>
  useMutation({
    ...trpc.account.delete.mutationOptions(),
    meta: {
      failed: (error) =>
        i18next.t('accounts:deletion.failed', { cause: describeAccountError(error) }),
    },
  })
