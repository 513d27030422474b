import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { publicConfig } from '#api/public-config'
import { IconButton } from '#ui/icon-button.tsx'
import { useGoBack } from '#ui/use-go-back'

const MailLink = ({ email, children }: { email: string; children?: ReactNode }) => (
  <a href={`mailto:${email}`} className="text-link wrap-anywhere">
    {children}
  </a>
)

/** A page of words: a title, what it says in one sentence, then short sections. */
function DocumentScreen({ page }: { page: 'privacy' | 'terms' | 'help' }) {
  const { t } = useTranslation(['documents', 'common'])
  const email = publicConfig().supportEmail
  const { title, lead, sections } = t(page, { returnObjects: true })
  const goBack = useGoBack()
  return (
    <main className="mx-auto min-h-svh max-w-160 px-screen pt-safe pb-16">
      <IconButton label={t('common:back')} onClick={goBack} className="mt-8 -ml-3 md:mt-4">
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <h1 className="pt-1 text-2xl">{title}</h1>
      <p className="mt-3 text-lg text-muted">{lead}</p>
      {sections.map((section) => (
        <section key={section.title} className="mt-8">
          <h2 className="text-xl">{section.title}</h2>
          {section.text.map((paragraph) => (
            <p key={paragraph} className="mt-2.5">
              <Trans
                defaults={paragraph}
                values={{ email }}
                components={{
                  mail: <MailLink email={email} />,
                }}
              />
            </p>
          ))}
        </section>
      ))}
    </main>
  )
}

export const PrivacyScreen = () => <DocumentScreen page="privacy" />
export const TermsScreen = () => <DocumentScreen page="terms" />
export const HelpScreen = () => <DocumentScreen page="help" />
