import type { CallValue } from '@araw/contract/calls/calls';
import { TermsVersion } from './TermsVersion.tsx';
import styles from './TermsText.module.css';

/** A version of the terms in full (REG-14); a new one begins with what changes (PROT-13). */
export function TermsText({ terms, isNew = false }: { terms: CallValue<'terms'>; isNew?: boolean }) {
  return (
    <article className={styles.terms}>
      <p className={styles.version}>
        <TermsVersion terms={terms} />
      </p>
      {isNew && terms.change !== '' && (
        <p className={styles.change} dir="auto">
          {terms.change}
        </p>
      )}
      {terms.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
