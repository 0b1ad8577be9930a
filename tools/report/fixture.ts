import type { QaPath } from './qaPaths.ts';

/** Two walked paths, the second with a failure, and one that hasn't been walked. */
export const fixturePaths: QaPath[] = [
  {
    machine: 'logout',
    variant: 'member',
    number: 1,
    requirements: ['LOGOUT-01', 'LOGOUT-03'],
    result: 'passed',
    steps: [
      {
        sentence: 'the start',
        taken: [],
        states: ['asking'],
        seen: ['the question “log out?”', 'two buttons'],
      },
      {
        sentence: 'the player: logout.confirmed',
        taken: ['asking on logout.confirmed'],
        states: ['ending'],
        seen: ['Please wait'],
        picture: 'pictures/logout-1-1.jpg',
      },
    ],
  },
  {
    machine: 'logout',
    variant: 'member',
    number: 2,
    requirements: ['LOGOUT-01'],
    result: 'failed',
    error: 'expected <home> & found\n"login"',
    steps: [
      { sentence: 'the start', taken: [], states: ['asking'], seen: [] },
      { sentence: 'logOut fails (no network)', taken: [], states: ['asking', 'idle'], seen: [] },
    ],
  },
  {
    machine: 'session',
    variant: 'nothing stored',
    number: 1,
    requirements: [],
    result: 'not walked',
    steps: [{ sentence: 'the start', taken: [], states: ['visitor'], seen: [] }],
  },
];
