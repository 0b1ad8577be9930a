/** Faults of a chart that change nothing anybody can notice, as reviewed. `npm run mutate` names them. */
interface EquivalentMutants {
  machine: string;
  changes: string[];
  /** Why no behaviour differs. */
  reason: string;
}

export const equivalentMutants: EquivalentMutants[] = [
  {
    machine: 'gameList',
    changes: [
      'list.ready on end.reached: taken everywhere in list',
      'list.ready on end.reached: taken in moreFailed, too',
      'list.ready on end.reached: taken in empty, too',
      'list.ready on end.reached: taken in failed, too',
      'list.ready on end.reached: taken in debouncing, too',
      'list.ready on end.reached: taken in loading, too',
    ],
    reason: 'the guard mayLoadMore asks itself whether the list is ready',
  },
  {
    machine: 'gameList',
    changes: ['pace.free on end.reached: taken everywhere in pace'],
    reason: 'the guard mayLoadMore asks itself whether the pace is free',
  },
  {
    machine: 'gameList',
    changes: ['list.ready on list.emptied: taken in empty, too'],
    reason: 'an empty list has nothing more and no problem, so that ending it again changes nothing',
  },
  {
    machine: 'gameList',
    changes: ['list.ready on list.emptied: taken in debouncing, too'],
    reason: 'a list that waits for a name is of type filter or all, and the guard asks for favourites',
  },
  {
    machine: 'launch',
    changes: [
      'launching on game.closed: taken everywhere in launch',
      'launching on session.ended: taken everywhere in launch',
      'playing on game.closed: taken everywhere in launch',
      'playing on session.ended: taken everywhere in launch',
      'refused on game.closed: taken everywhere in launch',
      'refused on session.ended: taken everywhere in launch',
    ],
    reason: 'every other state takes the event itself, but idle, which has nothing left to forget',
  },
  {
    machine: 'launch',
    changes: ['keepTarget: without assigning gameUrl'],
    reason: 'no address is known when a game is tapped: idle forgets it, and a refused launch never had one',
  },
  {
    machine: 'login',
    changes: [
      'method.username on method.switched: taken everywhere in method',
      'method.sms on method.switched: taken everywhere in method',
    ],
    reason: 'the other mode takes the event itself, and where its guard refuses it, so does this one',
  },
  {
    machine: 'session',
    changes: ['visitor on session.started: goes to restoring instead of signedIn'],
    reason: 'restoring goes on at once, and to signedIn, as a session is there',
  },
  {
    machine: 'session',
    changes: [
      'signedIn on session.expired: taken everywhere in session',
      'signedIn on session.expired: taken in visitor, too',
    ],
    reason: 'the guard asks for the token of the session, and a visitor has none',
  },
  {
    machine: 'session',
    changes: [
      'signedIn on session.lost: taken everywhere in session',
      'signedIn on session.lost: taken in visitor, too',
      'signedIn on session.changedElsewhere: taken everywhere in session',
      'signedIn on session.changedElsewhere: taken in visitor, too',
    ],
    reason: 'only watchStoredSession sends it, which runs while a player is signed in',
  },
  {
    machine: 'shell',
    changes: [
      'screen.display: starts in covered instead of hidden',
      'screen.display.hidden on always: goes to covered instead of free',
      'screen.display.covered on always #1: goes to free instead of hidden',
      'screen.display.free on always #1: goes to covered instead of hidden',
    ],
    reason: 'a display that does not suit what is open goes on at once to the one that does',
  },
  {
    machine: 'shell',
    changes: ['screen.display.covered on always #2: goes to hidden instead of free'],
    reason: 'hidden goes on at once to free and asks for the page that shows already',
  },
  {
    machine: 'shell',
    changes: [
      'screen.display.covered on back.tapped: taken in free, too',
      'screen.display.covered on signOut.confirmed: taken in free, too',
    ],
    reason: 'while the display is free, no game and no question is open that would hear of it',
  },
  {
    machine: 'shell',
    changes: ['screen.display.free on login.accepted: taken in covered, too'],
    reason: 'the guard asks for the login page, and what covers the display opens over home alone',
  },
  {
    machine: 'shell',
    changes: ['screen.player: starts in present instead of absent'],
    reason: 'present goes on at once to absent, and at the start nobody hears of an ended session',
  },
  {
    machine: 'systemStatus',
    changes: [
      'running.page.waiting on always #1: goes to maintenance instead of open',
      'running.page.waiting on always #2: goes to restricted instead of maintenance',
      'running.page.waiting on always #3: goes to slowConnection instead of restricted',
      'running.page.waiting on always #4: goes to noInternet instead of slowConnection',
      'running.page.open on always #1: goes to restricted instead of maintenance',
      'running.page.open on always #2: goes to slowConnection instead of restricted',
      'running.page.maintenance on always #1: goes to restricted instead of open',
      'running.page.maintenance on always #2: goes to slowConnection instead of restricted',
      'running.page.restricted on always #1: goes to maintenance instead of open',
      'running.page.restricted on always #2: goes to slowConnection instead of maintenance',
      'running.page.slowConnection on always #1: goes to maintenance instead of open',
      'running.page.slowConnection on always #2: goes to restricted instead of maintenance',
      'running.page.slowConnection on always #3: goes to noInternet instead of restricted',
      'running.page.slowConnection on always #4: goes to waiting instead of noInternet',
      'running.page.noInternet on always #1: goes to maintenance instead of open',
      'running.page.noInternet on always #2: goes to restricted instead of maintenance',
      'running.page.noInternet on always #3: goes to slowConnection instead of restricted',
      'running.page.noInternet on always #4: goes to waiting instead of slowConnection',
    ],
    reason: 'a page that does not suit the status goes on at once to the one that does',
  },
  {
    machine: 'systemStatus',
    changes: [
      'running.page.slowConnection on retry.requested: taken in waiting, too',
      'running.page.noInternet on retry.requested: taken in waiting, too',
    ],
    reason: 'a page that waits has no problem to forget',
  },
  {
    machine: 'shell',
    changes: [
      'screen.display.hidden on always: goes to covered instead of free',
      'screen.display.covered on always #1: goes to free instead of hidden',
      'screen.display.covered on always #2: goes to hidden instead of free',
      'screen.display.free on always #1: goes to covered instead of hidden',
    ],
    reason: 'each of the three leads on at once to the one that the site and the dialogs ask for',
  },
  {
    machine: 'shell',
    changes: [
      'screen.display: starts in covered instead of hidden',
      'screen.player: starts in present instead of absent',
    ],
    reason: 'at the start the language still loads and nothing is open, so the right state follows at once',
  },
  {
    machine: 'shell',
    changes: [
      'screen.display.covered on back.tapped: taken in free, too',
      'screen.display.covered on signOut.confirmed: taken in free, too',
    ],
    reason: 'where nothing lies over the page the charts of the game and the log-out ignore it',
  },
  {
    machine: 'shell',
    changes: ['screen.display.free on login.accepted: taken in covered, too'],
    reason: 'games and the question lie over home, never over the login page',
  },
];
