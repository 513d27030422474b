import { LIMITS } from '@luciole/contract/limits'
import { type Offers, PLANS, type Sku, TIERS } from '@luciole/contract/subscriptions'
import { Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ChoiceCard } from '#ui/choice-card.tsx'
import { RowSwitch } from '#ui/row-switch'
import { Switch } from '#ui/switch.tsx'
import { BedsPicture, LanternPicture, LighthousePicture } from './plan-pictures.tsx'

const RATIO = '284 / 200'
const CARDS = 'mt-3 grid grid-cols-2 gap-4 sm:gap-5'

/** Who, how much, and the voice: three questions with pictures. */
export function PlanPicker({
  offers,
  sku,
  isTop,
  onChange,
}: {
  offers: Offers
  sku: Sku
  /** The screen begins here: its question is the screen's title. */
  isTop: boolean
  onChange: (sku: Sku) => void
}) {
  const { t } = useTranslation('subscriptions')
  const Title = isTop ? 'h1' : 'h2'
  const storiesOf = (tier: Sku['tier']) =>
    offers.offers.find((offer) => offer.sku.tier === tier)?.storiesPerMonth ?? 0
  return (
    <div className="lg:grid lg:grid-cols-2 lg:gap-x-12">
      <section aria-labelledby="plan-who">
        <Title id="plan-who" className={isTop ? 'text-2xl lg:text-xl' : 'text-xl'}>
          {t('subscribe.title')}
        </Title>
        <div className={CARDS}>
          {PLANS.map((plan) => (
            <ChoiceCard
              key={plan}
              ratio={RATIO}
              picture={<BedsPicture isFamily={plan === 'family'} />}
              label={t(`subscribe.${plan}`)}
              note={t(`subscribe.${plan}Note`, { count: LIMITS.familyKids })}
              state={sku.plan === plan ? 'chosen' : 'rest'}
              onChoose={() => onChange({ ...sku, plan })}
            />
          ))}
        </div>
      </section>
      <section aria-labelledby="plan-much" className="mt-7 lg:mt-0">
        <h2 id="plan-much" className="text-xl">
          {t('subscribe.howMany')}
        </h2>
        <div className={CARDS}>
          {TIERS.map((tier) => (
            <ChoiceCard
              key={tier}
              ratio={RATIO}
              picture={tier === 'explorer' ? <LanternPicture /> : <LighthousePicture />}
              label={t(`subscribe.${tier}`)}
              note={t('subscribe.storiesNote', { count: storiesOf(tier) })}
              state={sku.tier === tier ? 'chosen' : 'rest'}
              onChoose={() => onChange({ ...sku, tier })}
            />
          ))}
        </div>
      </section>
      <section className="mt-7 flex items-center gap-4 lg:col-span-2">
        <span className="grid size-11 flex-none place-items-center rounded-full bg-wash text-ink">
          <Volume2 aria-hidden="true" className="size-5.5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-lg font-medium">
            <label htmlFor="plan-narration">{t('subscribe.narration')}</label>
          </h2>
          <p id="plan-voice" className="text-sm text-muted">
            {t('subscribe.narrationNote')}
          </p>
        </div>
        <RowSwitch value="plan-narration">
          <Switch
            label={t('subscribe.narration')}
            describedBy="plan-voice"
            checked={sku.narration}
            onChange={(narration) => onChange({ ...sku, narration })}
          />
        </RowSwitch>
      </section>
    </div>
  )
}
