/** What payments share, and their confirmation by PIN. */
export const payments = {
  payments: {
    /** Why a typed text is no amount that can be sent. */
    amountFault: {
      missing: 'Type an amount.',
      malformed: 'Type the amount in digits, such as 1000 or 1000.50.',
      unclear:
        'Does the point mark thousands or centavos? Type the amount without a thousands separator, with at most two decimals.',
      tooFine: 'Type an amount with at most two decimals.',
      zero: 'Type an amount above 0.',
    },
    copy: 'Copy {{name}}',
    copied: 'Copied',
    notCopied: "Couldn't copy. Press and hold it to copy it yourself.",
    clearAmount: 'Clear the amount',
    nothingToSend: 'You have nothing to withdraw or transfer right now.',
    steps: 'Progress so far',
    digit: 'Digit {{place}} of 6',
    showDigits: 'Show digits',
    minutesLeft_one: '{{count}} minute left',
    minutesLeft_other: '{{count}} minutes left',
    timeOver: "Time's up.",
    demands: {
      title: 'Before you continue',
      /** The last moment of a demand. */
      until: 'Until',
      email: 'Verify your e-mail',
      mobile: 'Verify your mobile number',
      payeeName: 'Add your name',
      ownLimit: 'See your limit',
      limitsOffer: 'Decide about limits',
      service: 'Ask customer service',
    },
  },
  paymentConfirmation: {
    label: 'Payment PIN',
    incomplete: 'Type all six digits.',
    wrong_one: 'Wrong payment PIN. One try left.',
    wrong_other: 'Wrong payment PIN. {{count}} tries left.',
    unsure: 'Still checking. Your money is safe.',
    stopped: "We couldn't confirm this yet. Your money is safe. Check again: it won't happen twice.",
    askAgain: 'Check again',
    forgotten: 'Forgot it?',
    lockedUntil: 'Locked until {{time}}.',
    locked:
      "Five wrong tries. You can't confirm anything on any device until then, even with a new payment PIN. Your money is safe.",
    timeLeft: 'Time left',
    recover: 'I forgot it: choose a new one',
    missing: "You haven't set a payment PIN yet.",
    set: 'Set a payment PIN',
    isSet: "I've set it",
  },
} as const;
