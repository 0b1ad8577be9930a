import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Guide.module.css';
import { type Art, StepArt } from './StepArt.tsx';

const guides = {
  androidApp: ['file', 'allow', 'installed'],
  androidHome: ['menu', 'choose', 'installed'],
  iosHome: ['share', 'choose', 'installed'],
  profile: ['allow', 'settings', 'installed'],
  profileByHand: ['allow', 'settings', 'passcode'],
} as const satisfies Record<string, readonly [Art, Art, Art]>;

export type GuideName = keyof typeof guides;

/** How the app gets onto a phone, step by step, with a drawing each (APP-02, APP-06). */
export function Guide({ name }: { name: GuideName }) {
  const { t } = useTranslation();
  const headingId = useId();
  const [first, second, third] = guides[name];
  const steps = [
    { art: first, text: t(`install.guide.${name}.step1`) },
    { art: second, text: t(`install.guide.${name}.step2`) },
    { art: third, text: t(`install.guide.${name}.step3`) },
  ];
  return (
    <section className={styles.guide} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.title}>
        {t(`install.guide.${name}.title`)}
      </h3>
      <ol className={styles.steps}>
        {steps.map(({ art, text }) => (
          <li key={text} className={styles.step}>
            <StepArt art={art} />
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
