import styles from './Offer.module.css';

interface OfferStateProps {
  /** A state from the promotion table; a state unknown to the app gets the default look. */
  state: string;
  /** In the operator's words. */
  text: string;
}

/** A promotion's state as a pill with text. */
export function OfferState({ state, text }: OfferStateProps) {
  return (
    <span className={styles.state} data-state={state}>
      {text}
    </span>
  );
}
