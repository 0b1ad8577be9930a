import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { WordBounds } from '#machines/feedback/feedback.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { useServices } from '#src/app/services.ts';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { countWords } from '@araw/contract/values/words';
import shared from '#screens/shared/messages/messages.module.css';
import styles from './CustomerService.module.css';
import { useFeedback } from './useFeedback.ts';
import typography from '#screens/ui/typography.module.css';

/** A bet or order number from the address. */
const isNumber = (given: string) => /^[\w-]{1,64}$/.test(given);

/** The player's feedback, within the operator's word limits (CS-04). */
export function Feedback() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const isPlayer = useSession() !== null;
  const settings = useQuery(queries.settings());
  const headingId = useId();
  const [query] = useSearchParams();
  const about = query.get('about') ?? '';
  return (
    <section className={styles.feedback} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('feedback.title')}</h2>
      {isPlayer ? (
        <Block query={settings} skeleton={<Skeleton className={shared.loading} />}>
          {({ feedbackWords }) => (
            <FeedbackForm
              bounds={feedbackWords}
              labelledBy={headingId}
              about={isNumber(about) ? about : null}
            />
          )}
        </Block>
      ) : (
        <ButtonLink wide to="/m/login" state={{ returnTo: '/m/service' }}>
          {t('feedback.logIn')}
        </ButtonLink>
      )}
    </section>
  );
}

interface FormProps {
  bounds: WordBounds;
  labelledBy: string;
  /** The number the text starts with if the player came from a bet or an order. */
  about: string | null;
}

function FeedbackForm({ bounds, labelledBy, about }: FormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [content, setContent] = useState(() => (about ? `${t('feedback.about', { number: about })} ` : ''));
  const field = useRef<HTMLTextAreaElement>(null);
  const feedback = useFeedback(bounds, {
    focus: () => field.current?.focus(),
    clear: () => setContent(''),
  });
  const words = countWords(content);

  if (feedback.sent) {
    return (
      <div className={styles.sent} aria-live="polite">
        <CircleCheck size={32} aria-hidden />
        <p>
          <b>{t('feedback.sentTitle')}</b>
        </p>
        <p className={typography.quiet}>{t('feedback.sentText')}</p>
        <Button onClick={feedback.startAnother}>{t('feedback.again')}</Button>
      </div>
    );
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    feedback.submit(content, words);
  };
  const change = (next: string) => {
    setContent(next);
    feedback.change(countWords(next));
  };
  const broken = { tooShort: bounds.least, tooLong: bounds.most };
  const fault = feedback.fault && t(`feedback.${feedback.fault}`, { count: broken[feedback.fault] });
  return (
    <form className={styles.form} aria-labelledby={labelledBy} noValidate onSubmit={submit}>
      <label htmlFor={`${id}-content`}>{t('feedback.label')}</label>
      <textarea
        ref={field}
        id={`${id}-content`}
        className={styles.content}
        rows={5}
        maxLength={20_000}
        value={content}
        readOnly={feedback.sending}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-bounds`}
        onChange={(event) => change(event.target.value)}
      />
      <p id={`${id}-bounds`} className={styles.bounds}>
        <span>{t('feedback.bounds', { from: bounds.least, count: bounds.most })}</span>
        <span>{t('feedback.words', { count: words })}</span>
      </p>
      <p role="alert" className={styles.fault}>
        {fault && (
          <>
            <CircleAlert size={16} aria-hidden /> {fault}
          </>
        )}
      </p>
      <FormError error={feedback.error} />
      <Button type="submit" wide look="primary" busy={feedback.sending}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}
