import { Eye, EyeOff } from 'lucide-react'
import {
  type AriaAttributes,
  type ComponentProps,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'

const INPUT =
  'w-full rounded-input bg-surface px-4 text-base text-ink outline-offset-3 ' +
  'shadow-[inset_0_0_0_1.5px_var(--field)] placeholder:text-muted ' +
  'focus:shadow-[inset_0_0_0_1.5px_var(--primary)] focus-visible:outline-3 focus-visible:outline-focus ' +
  'aria-invalid:shadow-[inset_0_0_0_2px_var(--danger)]'

interface Around {
  label: string
  hint?: ReactNode
  maxLength?: number | undefined
  /** Shown under the field and announced; what was typed stays. */
  error?: ReactNode
  className?: string | undefined
  id?: string | undefined
}

type OfField = { id: string; maxLength: number | undefined } & AriaAttributes

function Labelled({
  label,
  hint: usualHint,
  error,
  className,
  id,
  maxLength,
  children,
}: Around & { children: (field: OfField) => ReactNode }) {
  const { t } = useTranslation('common')
  const [isFull, setFull] = useState(false)
  // The browser drops what is beyond it without a word.
  const hint = isFull ? t('full', { count: maxLength ?? 0 }) : usualHint
  const ownId = useId()
  const fieldId = id ?? ownId
  const describedBy = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean)
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="block text-sm font-bold">
        {label}
      </label>
      <div
        className="relative mt-1.5"
        onInput={({ target }) => setFull((target as HTMLInputElement).value.length === maxLength)}
      >
        {children({
          id: fieldId,
          maxLength,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
        })}
      </div>
      <div aria-live="polite">
        {hint && !error && (
          <p id={`${fieldId}-hint`} className="mt-1.5 text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      <div role="alert">
        {error && (
          <p
            id={`${fieldId}-error`}
            className="mt-1.5 animate-appear text-sm font-bold text-danger"
          >
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

type Props = Omit<ComponentProps<'input'>, 'ref'> &
  Around & {
    ref?: Ref<HTMLInputElement>
    /** Sits inside, at the end of the line. */
    after?: ReactNode
  }

export function Field({ label, hint, error, after, className, id, maxLength, ...input }: Props) {
  return (
    <Labelled {...{ label, hint, error, className, id, maxLength }}>
      {(field) => (
        <>
          <input {...input} {...field} className={`${INPUT} h-13.5 ${after ? 'pr-14' : ''}`} />
          {after && (
            <div className="absolute inset-y-0 right-1 grid place-items-center">{after}</div>
          )}
        </>
      )}
    </Labelled>
  )
}

/** Safari's last key of a composition says nothing else of it. */
const COMPOSING = 229

/** Seen whole as it gets long, where the browser can; it is still one line, and Enter sends it. */
export function GrowingField({
  label,
  hint,
  error,
  className,
  id,
  maxLength,
  onChange,
  ...area
}: Omit<ComponentProps<'textarea'>, 'onKeyDown'> & Around) {
  return (
    <Labelled {...{ label, hint, error, className, id, maxLength }}>
      {(field) => (
        <textarea
          rows={2}
          {...area}
          {...field}
          onChange={(event) => {
            const { value } = event.target
            // Pasted from elsewhere, lines are one line here.
            if (value.includes('\n')) event.target.value = value.replaceAll(/\s*\n\s*/g, ' ')
            onChange?.(event)
          }}
          onKeyDown={({ key, keyCode, repeat, nativeEvent, currentTarget }) => {
            if (key !== 'Enter' || nativeEvent.isComposing || keyCode === COMPOSING) return
            nativeEvent.preventDefault()
            if (repeat) return
            // As a line of text does it: by the form's own button, which may not want to yet.
            currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.click()
          }}
          className={`${INPUT} block min-h-13.5 resize-none py-3.5 [field-sizing:content]`}
        />
      )}
    </Labelled>
  )
}

/** A password that can be looked at: nobody should type one blind at bedtime. */
export function PasswordField({
  showLabel,
  hideLabel,
  ...field
}: Omit<Props, 'type' | 'after'> & { showLabel: string; hideLabel: string }) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          aria-label={isShown ? hideLabel : showLabel}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="grid size-12 place-items-center rounded-full text-muted hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-6" />
        </button>
      }
    />
  )
}
