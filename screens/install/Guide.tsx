import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Guide.module.css';
import { type Art, StepArt } from './StepArt.tsx';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

const guides = {
  androidApp: ['file', 'allow', 'installed'],
  androidHome: ['menu', 'choose', 'installed'],
  iosHome: ['share', 'choose', 'installed'],
  profile: ['allow', 'settings', 'installed'],
  profileByHand: ['allow', 'settings', 'passcode'],
} as const satisfies Record<string, readonly [Art, Art, Art]>;

export type GuideName = keyof typeof guides;

/** How to install the app on a phone, step by step with drawings (APP-02, APP-06). */
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
    <section className={layout.stack12} aria-labelledby={headingId}>
      <h3 id={headingId} className={typography.heading}>
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
