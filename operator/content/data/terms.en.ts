import type { TermsText } from './termsText.ts';

export const englishTerms: TermsText = {
  register: [
    {
      heading: 'Who may register',
      paragraphs: [
        'You must be at least {age} years old and of legal age to play where you are. By registering you confirm both. {merchant} may ask for proof at any time and closes accounts of anyone who is too young.',
        'Playing from a place where online gaming is not allowed is forbidden, and so is registering for somebody else.',
      ],
    },
    {
      heading: 'One person, one account',
      paragraphs: [
        'You may hold one account. The name, mobile number and payment details must be your own and true. Accounts that one person opened several of may be joined or closed; winnings from bonuses taken twice are not paid.',
      ],
    },
    {
      heading: 'Your details and how they are used',
      paragraphs: [
        '{merchant} keeps what you enter here, your IP address and the time of registration to run your account, to pay you, to prevent fraud and to meet the law. It is not sold. You may ask to see, correct or delete it; what the law obliges {merchant} to keep is kept for as long as it says.',
      ],
    },
    {
      heading: 'Your password',
      paragraphs: [
        'Choose a password that you use nowhere else and tell it to nobody; {merchant} never asks for it. What is done with your username and password counts as done by you until you report that they were stolen.',
      ],
    },
    {
      heading: 'Invitations',
      paragraphs: [
        "If you register by an agent's invitation code you join that agent's team. The code cannot be changed afterwards.",
      ],
    },
    {
      heading: 'Play responsibly',
      paragraphs: [
        'Gaming is entertainment, not income. You can ask customer service to set limits or to exclude you for a time or for good; an exclusion is not lifted early.',
      ],
    },
  ],
  userAgreement: [
    {
      heading: 'This agreement',
      paragraphs: [
        'This agreement is between you and {merchant}. It applies whenever you use the site or the app. If you do not agree to it, do not use them.',
      ],
    },
    {
      heading: 'Bets and results',
      paragraphs: [
        'A bet counts once the server has accepted it and cannot be withdrawn after that. The records of the server decide about stakes, results and winnings. A game that breaks off is completed or its stake returned, as the rules of that game say. Bets and wins that come from an obvious error are void.',
      ],
    },
    {
      heading: 'Deposits and withdrawals',
      paragraphs: [
        'Money is paid in and out only in your own name. {merchant} may check your identity before a withdrawal, and holds back money that comes from fraud or breaks the law until that is settled.',
      ],
    },
    {
      heading: 'What is not allowed',
      paragraphs: [
        'Not allowed are bots, cheating, playing together against others, using errors of a game, laundering money, and disturbing or attacking the service. Accounts that do so are closed and reported where the law asks for it.',
      ],
    },
    {
      heading: 'Availability and liability',
      paragraphs: [
        'The service may pause for maintenance or because of faults. {merchant} is liable for damage that it caused on purpose or by gross negligence, and for your balance, but not for games that could not be played meanwhile.',
      ],
    },
    {
      heading: 'Changes, complaints and law',
      paragraphs: [
        'Changes of this agreement are announced on the site before they apply; whoever does not agree may withdraw the balance and close the account. Write complaints to customer service, which answers within 14 days. The law of the Philippines applies.',
      ],
    },
  ],
  login: [
    {
      heading: 'Logging in',
      paragraphs: [
        'By logging in you confirm that you are the holder of this account, at least {age} years old, and that you agree to the user agreement in its current version.',
      ],
    },
    {
      heading: 'Keeping your account safe',
      paragraphs: [
        "Log out on devices that others use. Under 'Security centre' you see where you are logged in and can end each session. After several wrong passwords or codes log-in is delayed to protect you.",
      ],
    },
    {
      heading: 'Codes',
      paragraphs: [
        'Codes by SMS or e-mail are for you alone and hold for a few minutes. {merchant} never asks you to read a code out. Your provider may charge for messages abroad.',
      ],
    },
    {
      heading: 'What is recorded',
      paragraphs: [
        'Each log-in is recorded with its time, IP address and device, so that you and {merchant} can recognise misuse.',
      ],
    },
  ],
};
