import styles from './Offer.module.css';

interface OfferStateProps {
  /** Of the promotion table; one that the app does not know looks like any other. */
  state: string;
  /** In the operator's words. */
  text: string;
}

/** How a promotion stands, as a pill with words. */
export function OfferState({ state, text }: OfferStateProps) {
  return (
    <span className={styles.state} data-state={state}>
      {text}
    </span>
  );
}
