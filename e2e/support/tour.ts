import { routeTable } from '#src/routes/routeTable.ts';

const parameters: Readonly<Record<string, string>> = {
  ':mui': 'mobile',
  ':playType': 'Entertainment',
  ':gameId': 'SWL-005',
};

/** These lead a player elsewhere: a question covers the page, or another site opens. */
const elsewhere = ['login', 'registration', 'forgotPassword', 'trial', 'lotteryFrame', 'onlineChat'];

/** The app's pages that a logged-in player can stay on, each with an address. */
export const tour = routeTable
  .filter(({ id }) => !elsewhere.includes(id))
  .map((row) => ({
    ...row,
    address: row.paths[0].replaceAll(/:\w+/g, (name) => parameters[name] ?? name),
  }));
