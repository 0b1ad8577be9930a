import type { HelpTopic } from './types.ts';

export const englishHelp: readonly HelpTopic[] = [
  {
    title: 'Getting started',
    content: '<p>How to open an account and find your way.</p>',
    children: [
      {
        title: 'How do I register?',
        content:
          '<p>Tap <strong>Create account</strong>, choose a username and a password of at least eight characters, and confirm that you are {age} or older.</p>',
      },
      {
        title: 'Can I try the games without money?',
        content:
          '<p>Yes. A trial account plays with fun money that can be neither bought nor withdrawn. Games for real accounts only say so.</p>',
      },
      {
        title: 'How do I find a game?',
        content:
          '<p>Open a category, search by name, or filter by studio, kind and minimum bet. The heart keeps a game in your collection.</p>',
      },
    ],
  },
  {
    title: 'Cash in and withdraw',
    content: '<p>How money comes to your balance, and back to you.</p>',
    children: [
      {
        title: 'How much can I cash in?',
        content:
          '<p>Tap Cash in and choose a way to pay: each one shows its smallest and largest amount.</p>',
      },
      {
        title: 'How long does a withdrawal take?',
        content:
          '<p>Tap Withdraw: before you confirm you see when the money arrives, and afterwards each step.</p>',
      },
      {
        title: 'My balance looks wrong',
        content:
          '<p>Close the game and refresh the balance. The operator keeps every bet and win for ever; write to customer service when something is missing.</p>',
      },
    ],
  },
  {
    title: 'Games',
    content: '<p>Rules, results and interruptions.</p>',
    children: [
      {
        title: 'The connection broke during a round',
        content:
          '<p>A round that was accepted is settled even when you are away. Open the game again to see how it ended.</p>',
      },
      {
        title: 'A game does not open',
        content:
          '<p>It may be under maintenance. Other games of the same studio usually run; try again later.</p>',
      },
    ],
  },
  {
    title: 'Safer play',
    content: '<p>Playing should stay a pastime. Only those of {age} and older may play.</p>',
    children: [
      {
        title: 'Set a limit',
        content:
          '<p>Limits cannot be set in the app yet. Decide before you play how much time and money it may cost, and stop there.</p>',
      },
      {
        title: 'Take a break',
        content:
          '<p>An account cannot be closed in the app yet. Log out, and write to customer service when playing stops being fun.</p>',
      },
    ],
  },
  {
    title: 'Account and security',
    content: '<p>Keep your account yours.</p>',
    children: [
      {
        title: 'I forgot my password',
        content:
          '<p>Tap <strong>Forgot password</strong> on the log in page. A code comes by SMS or e-mail and works for ten minutes.</p>',
      },
      {
        title: 'My account is locked',
        content:
          '<p>After many wrong passwords an account rests for a while. Wait or write to customer service.</p>',
      },
    ],
  },
];
