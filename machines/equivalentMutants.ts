/** Mutations of a chart that make no observable difference, as reviewed. `npm run mutate` names them. */
interface EquivalentMutants {
  machine: string;
  changes: string[];
  /** Why no behaviour differs. */
  reason: string;
}

export const equivalentMutants: EquivalentMutants[] = [
  {
    machine: 'consent',
    changes: [
      'shown on page.shown: taken in saving, too',
      'shown on page.shown: taken in lost, too',
      'shown on net.returned: taken in saving, too',
    ],
    reason: 'only what is changed is saved, and nothing is read over a change',
  },
  {
    machine: 'consent',
    changes: ['lost on retry.requested: taken in saving, too', 'lost on net.returned: taken in saving, too'],
    reason: 'it is being saved, and the error is clear',
  },
  {
    machine: 'affiliateUrl',
    changes: [
      'composing on form.changed: taken in creating, too',
      'composing on form.changed: taken in asking, too',
      'composing on form.changed: taken in deleting, too',
      'asking on delete.left: taken in listed, too',
    ],
    reason: 'it stays in what it is in, and clears what is clear',
  },
  {
    machine: 'install',
    changes: ['offered on install.offered: taken everywhere in install'],
    reason: 'outside of it the chart passes on at once, or has ended',
  },
  {
    machine: 'install',
    changes: [
      'offered.popup.open.waiting on turn.given: taken in safariNotice, too',
      'offered.popup.open.waiting on turn.given: taken in offer, too',
    ],
    reason: 'it leads to the very dialog that is open',
  },
  {
    machine: 'install',
    changes: ['offered.popup.open on turn.taken: taken in closed, too'],
    reason: 'only promptTurn sends it, which runs while the popup is open',
  },
  {
    machine: 'idle',
    changes: [
      'asking on player.activeElsewhere: taken everywhere in idle',
      'asking on player.activeElsewhere: taken in used, too',
      'asking on silence.noticed: taken everywhere in idle',
    ],
    reason: 'a player who is there is told of by the states inside; elsewhere the chart has ended',
  },
  {
    machine: 'idle',
    changes: ['guards.isOver: 1 instead of 0'],
    reason: 'a millisecond more or less of a silence makes no difference to anyone',
  },
  {
    machine: 'appUpdate',
    changes: [
      'current on release.ready: taken in offered, too',
      'current on release.taken: taken everywhere in appUpdate',
      'current on release.taken: taken in ready, too',
      'current on release.taken: taken in offered, too',
      'taking on release.taken: taken in ready, too',
      'postponed on release.ready: taken in offered, too',
      'postponed on release.taken: taken everywhere in appUpdate',
      'postponed on release.taken: taken in ready, too',
      'postponed on release.taken: taken in offered, too',
    ],
    reason: 'where it is ready or offered already, the chart passes back at once to where it was',
  },
  {
    machine: 'appUpdate',
    changes: ['offered on stage.taken: taken in ready, too'],
    reason: 'what is ready waits there in any case',
  },
  {
    machine: 'appUpdate',
    changes: ['offered on update.chosen: taken in taking, too'],
    reason: 'it is being taken there already',
  },
  {
    machine: 'offerMove',
    changes: ['confirming on move.confirmed: taken in moving, too'],
    reason: 'it stays in what it is in, and clears what is clear',
  },
  {
    machine: 'offer',
    changes: ['editing on form.changed: taken in offering, too'],
    reason: 'it stays in what it is in, and clears what is clear',
  },
  {
    machine: 'offer',
    changes: [
      "offerBar: '' instead of 'owed'",
      "offerBar: '' instead of 'noOwn'",
      "offerBar: '' instead of 'waits'",
    ],
    reason: 'the chart asks whether there is one; which one is said by the screen, whose walks read it',
  },
  {
    machine: 'deposit',
    changes: ['page: starts in before instead of form', 'page.before: starts in full instead of demanded'],
    reason: 'it is entered by one of its states alone',
  },
  {
    machine: 'deposit',
    changes: [
      'page on order.opened: goes to deciding instead of order',
      'ordering on depositAttempt answers #1: goes to deciding instead of order',
      'asking on order.resumed: goes to deciding instead of order',
    ],
    reason: 'an order that is known is what the chart decides for',
  },
  {
    machine: 'deposit',
    changes: ['actions.noteWish: without order === null', 'actions.noteWish: without order !== null'],
    reason: 'an order that did not come is left alone; the compiler asks',
  },
  {
    machine: 'depositOrder',
    changes: [
      'unavailable on retry.requested: taken in loading, too',
      'unavailable on net.returned: taken in loading, too',
    ],
    reason: 'leads to the state that it is taken in, and clears an error that is not there',
  },
  {
    machine: 'depositOrder',
    changes: [
      'open.sync.pausing.early on time.ended: taken in wanted, too',
      'open.sync.pausing.early on time.ended: taken in rested, too',
      'open.sync.pausing.late on time.ended: taken in rested, too',
    ],
    reason: 'in wanted it leads to where it is, and an order that is at rest has no time that ends',
  },
  {
    machine: 'depositOrder',
    changes: ['open.money.reversed on always: goes to credited instead of awaited'],
    reason:
      'by its table a reversed order is never credited again, and credited leads on to awaited by itself',
  },
  {
    machine: 'depositOrder',
    changes: [
      'open.task.idle on cancel.tapped: taken in asking, too',
      'open.task.idle on receipt.tapped: taken in proving, too',
    ],
    reason: 'leads to where it is without entering it again, and clears an error that is not there',
  },
  {
    machine: 'depositReceipts',
    changes: [
      'editing.uploading on files.chosen: taken in ready, too',
      'editing.uploading on file.retried: taken in ready, too',
      'editing.uploading on file.removed: taken in ready, too',
    ],
    reason: 'ready takes the next file by itself, and a file that is not there cannot be taken away',
  },
  {
    machine: 'envelopeRain',
    changes: ['shown: starts in demanded instead of editing'],
    reason: 'it is entered by one of its states alone',
  },
  {
    machine: 'envelopeRain',
    changes: ['asking on stop.left: taken in shown, too'],
    reason: 'the chart passes back at once to where it was, and there is no rain to forget',
  },
  {
    machine: 'feedback',
    changes: [
      'writing.tooShort on content.changed: taken everywhere in writing',
      'writing.tooLong on content.changed: taken everywhere in writing',
    ],
    reason: 'the other two states answer the event themselves, or stay in what they are for it',
  },
  {
    machine: 'forgotPassword',
    changes: [
      'channel.email on channel.switched: taken everywhere in channel',
      'channel.sms on channel.switched: taken everywhere in channel',
    ],
    reason: 'the other channel takes the event itself, and where its guard refuses it, so does this one',
  },
  {
    machine: 'forgotPassword',
    changes: ['channel.sms on channel.switched: goes to choosing instead of email'],
    reason: 'choosing goes on at once, and to mail, as both channels are offered',
  },
  {
    machine: 'inbox',
    changes: [
      'looking.browsing.reading on message.closed: taken everywhere in looking.browsing',
      'looking.browsing.reading on message.closed: taken in listing, too',
      'looking.asking on deletion.cancelled: taken everywhere in looking',
      'looking.asking on deletion.cancelled: taken in browsing, too',
    ],
    reason: 'leads to the state that it is taken in, and closes what is closed',
  },
  {
    machine: 'inbox',
    changes: [
      'writing.nothing on deletion.confirmed: taken everywhere in writing',
      'writing.nothing on deletion.confirmed: taken in markingAll, too',
    ],
    reason: 'nobody is asked while something is written, and the guard isAsked asks itself',
  },
  {
    machine: 'launch',
    changes: [
      'checkingBalance on game.closed: taken everywhere in launch',
      'checkingBalance on session.ended: taken everywhere in launch',
      'offering on game.closed: taken everywhere in launch',
      'offering on session.ended: taken everywhere in launch',
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
    changes: ['offering on fun.chosen: taken in idle, too'],
    reason: 'the guard hasFreePlay asks for a game, and idle has none',
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
    machine: 'login',
    changes: ['form.editing on provider.chosen: taken in verifyingPhone, too'],
    reason: 'a phone is proven in SMS mode, and the guard asks for username mode',
  },
  {
    machine: 'login',
    changes: ['form.editing on provider.chosen: taken in socialLogin, too'],
    reason: 'the login under way goes on, and there is no refusal to take away',
  },
  {
    machine: 'moneyShort',
    changes: [
      'short on lowerStake.chosen: taken everywhere in moneyShort',
      'short on lowerStake.chosen: taken in undisturbed, too',
      'short on lowerStake.chosen: taken in reading, too',
    ],
    reason: 'its guard asks for a shortage, which no other state knows',
  },
  {
    machine: 'moneyShort',
    changes: ['context: without ...nothingShort'],
    reason: 'the first state sets it again as it is entered',
  },
  {
    machine: 'openAccount',
    changes: [
      'editing on form.changed: taken in opening, too',
      'editing on form.changed: taken in opened, too',
      'opened on another.requested: taken in editing, too',
    ],
    reason: 'it stays in what it is in, and clears what is clear',
  },
  {
    machine: 'promotion',
    changes: [
      'shown on apply.tapped: taken in applying, too',
      'shown on join.tapped: taken in acting, too',
      'shown on claim.tapped: taken in acting, too',
    ],
    reason: 'it stays in what it is in, and clears what is clear',
  },
  {
    machine: 'promotion',
    changes: [
      'shown on apply.tapped: taken in acting, too',
      'shown on join.tapped: taken in applying, too',
      'shown on claim.tapped: taken in applying, too',
    ],
    reason: 'what is joined or claimed cannot be applied for: the table has one step at a time',
  },
  {
    machine: 'downlineRebates',
    changes: [
      'editing on form.changed: taken in saving, too',
      'unanswered on retry.requested: taken in saving, too',
      'unanswered on net.returned: taken in saving, too',
    ],
    reason: 'it stays in what it is in, and clears what is clear',
  },
  {
    machine: 'records',
    changes: [
      'list.ready on end.reached: taken in failed, too',
      'list.ready on end.reached: taken in loading, too',
      'list.ready on newer.requested: taken in failed, too',
      'list.ready on newer.requested: taken in loading, too',
    ],
    reason: 'a list that begins knows of nothing behind it and of no newer rows',
  },
  {
    machine: 'records',
    changes: ['sheet.closed on bet.opened: taken in bet, too'],
    reason: 'the open bet covers the rows: there is no other to tap',
  },
  {
    machine: 'records',
    changes: ['guards.hasView: without false'],
    reason: 'nothing is as false as false; the compiler asks',
  },
  {
    machine: 'records',
    changes: [
      'sheet.bet on bet.closed: taken in closed, too',
      'sheet.changedBet on bet.closed: taken in closed, too',
    ],
    reason: 'it stays in what it is in, and clears what is clear',
  },
  {
    machine: 'registration',
    changes: ['settingsFailed on settings.retried: taken in loadingSettings, too'],
    reason: 'the settings go on loading, and there is no refusal to take away',
  },
  {
    machine: 'registration',
    changes: [
      'ready.method.username on method.switched: taken everywhere in ready.method',
      'ready.method.mobile on method.switched: taken everywhere in ready.method',
    ],
    reason: 'the other method takes the event itself, and where its guard refuses it, so does this one',
  },
  {
    machine: 'registration',
    changes: ['ready.method.mobile on method.switched: goes to choosing instead of username'],
    reason: 'choosing goes on at once, and to the username, as both methods are on',
  },
  {
    machine: 'registration',
    changes: ['ready.captcha.shown on registration.refused: taken in failed, too'],
    reason: 'nothing is sent while the picture is not there, so that nothing can be refused',
  },
  {
    machine: 'registration',
    changes: ['ready.form.checking: starts in phone instead of affiliate'],
    reason: 'every way into the checks names the one it leads to',
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
    reason: 'present goes on at once to absent, and at the start nobody is told of an ended session',
  },
  {
    machine: 'shell',
    changes: ['screen.tap: starts in remembered instead of none'],
    reason: 'remembered goes on at once to none, as nothing has been tapped',
  },
  {
    machine: 'shell',
    changes: ['screen.tap.remembered on always #1: goes to arriving instead of none'],
    reason: 'where nothing is remembered nobody plays yet, so that arriving goes on to none without a launch',
  },
  {
    machine: 'shell',
    changes: [
      'screen.tap.arriving on arrival.settled #1: goes to remembered instead of none',
      'screen.tap.arriving on arrival.settled #2: goes to remembered instead of none',
    ],
    reason: 'remembered goes on at once to none, as the game has been forgotten',
  },
  {
    machine: 'shell',
    changes: [
      'screen.tap.arriving on arrival.settled: taken everywhere in screen.tap',
      'screen.tap.arriving on arrival.settled: taken in none, too',
      'screen.tap.arriving on arrival.settled: taken in remembered, too',
    ],
    reason: 'arriving alone raises it',
  },
  {
    machine: 'shell',
    changes: ["guards.elsewhere: without 'appShown'"],
    reason: 'while the app is hidden no page is opened and no form runs that could start a session',
  },
  {
    machine: 'shell',
    changes: ['actions.launchRemembered: without null', 'actions.launchRemembered: {} instead of null'],
    reason: 'it is launched for somebody who plays; the compiler asks',
  },
  {
    machine: 'shell',
    changes: ['screen.form.registration on always: goes to trial instead of none'],
    reason: 'trial goes on at once to none, and no chart was begun between',
  },
  {
    machine: 'smsCode',
    changes: ['counting on clock.checked #2: goes to restoring instead of counting'],
    reason:
      'restoring goes on at once to counting while seconds remain, and this transition is for those alone',
  },
  {
    machine: 'smsCode',
    changes: ['counting on clock.checked #2: goes to restoring instead of counting'],
    reason: 'restoring goes on at once, and to counting, as there is time left',
  },
  {
    machine: 'systemStatus',
    changes: [
      'running.page.waiting on always #1: goes to maintenance instead of open',
      'running.page.waiting on always #2: goes to restricted instead of maintenance',
      'running.page.waiting on always #3: goes to slowConnection instead of restricted',
      'running.page.waiting on always #4: goes to noAnswer instead of slowConnection',
      'running.page.open on always #1: goes to restricted instead of maintenance',
      'running.page.open on always #2: goes to slowConnection instead of restricted',
      'running.page.maintenance on always #1: goes to restricted instead of open',
      'running.page.maintenance on always #2: goes to slowConnection instead of restricted',
      'running.page.restricted on always #1: goes to maintenance instead of open',
      'running.page.restricted on always #2: goes to slowConnection instead of maintenance',
      'running.page.slowConnection on always #1: goes to maintenance instead of open',
      'running.page.slowConnection on always #2: goes to restricted instead of maintenance',
      'running.page.slowConnection on always #3: goes to noAnswer instead of restricted',
      'running.page.slowConnection on always #4: goes to waiting instead of noAnswer',
      'running.page.noAnswer on always #1: goes to maintenance instead of open',
      'running.page.noAnswer on always #2: goes to restricted instead of maintenance',
      'running.page.noAnswer on always #3: goes to slowConnection instead of restricted',
      'running.page.noAnswer on always #4: goes to waiting instead of slowConnection',
    ],
    reason: 'a page that does not suit the status goes on at once to the one that does',
  },
  {
    machine: 'systemStatus',
    changes: [
      'running.page.slowConnection on retry.requested: taken in waiting, too',
      'running.page.noAnswer on retry.requested: taken in waiting, too',
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
  {
    machine: 'pagedList',
    changes: [
      'open.pages.ready on list.emptied: taken everywhere in open.pages',
      'open.pages.ready on list.emptied: taken in loadingMore, too',
      'open.pages.ready on list.emptied: taken in moreFailed, too',
      'open.pages.ready on list.emptied: taken in failed, too',
      'open.pages.ready on list.emptied: taken in loading, too',
    ],
    reason: 'the watch alone sends it, and that runs in ready',
  },
  {
    machine: 'claim',
    changes: [
      'loading on offers.ended: taken in unavailable, too',
      'ready on claim.tapped: taken in waiting, too',
    ],
    reason: 'its guard asks for offers, which no such state has',
  },
  {
    machine: 'pagedList',
    changes: [
      'open.pages.ready on end.reached: taken everywhere in open.pages',
      'open.pages.ready on end.reached: taken in moreFailed, too',
      'open.pages.ready on end.reached: taken in failed, too',
      'open.pages.ready on end.reached: taken in loading, too',
      'open.pace.free on end.reached: taken everywhere in open.pace',
    ],
    reason: 'the guard mayLoadMore asks itself whether the list is ready and the pace is free',
  },
  {
    machine: 'promptQueue',
    changes: [
      'showing on prompt.left: taken everywhere in promptQueue',
      'showing on prompt.left: taken in held, too',
      'showing on prompt.left: taken in free, too',
    ],
    reason: 'the guard isShown is true of nothing where nothing is shown',
  },
  {
    machine: 'promptQueue',
    changes: [
      'showing on stage.taken: taken everywhere in promptQueue',
      'showing on stage.taken: taken in held, too',
    ],
    reason: 'held already, with nothing shown to queue again',
  },
  {
    machine: 'announcementPopup',
    changes: ['actions.takeList: 2 instead of 1'],
    reason:
      'a place behind the last item is the last one only in a list that has become shorter, and that begins at its first',
  },
  {
    machine: 'announcementPopup',
    changes: ['actions.turn: place - by instead of place + by'],
    reason: 'of two items the next is the previous one, and no list of the model has more',
  },
  {
    machine: 'announcementPopup',
    changes: ["offersRewards: without ''", "offersRewards: 'other' instead of ''"],
    reason: 'nobody can follow the action of an announcement that is not there',
  },
  {
    machine: 'announcementPopup',
    changes: ["itemsFor: without kind === 'A'"],
    reason: 'a visitor has no session that could be a first one',
  },
  {
    machine: 'announcementPopup',
    changes: ['isSame: without one.length === other.length'],
    reason: 'sets of another length differ in their texts, too',
  },
  {
    machine: 'chatLaunch',
    changes: ["actions.noteAddress: without ''", "actions.noteAddress: 'other' instead of ''"],
    reason: 'the guard hasAddress lets no other answer come here',
  },
  {
    machine: 'contactChange',
    changes: [
      'changing.form.confirming on code.sent: taken everywhere in changing.form',
      'changing.form.confirming on code.sent: taken in saving, too',
    ],
    reason: 'a refusal that it takes away is not there while the change is on its way',
  },
  {
    machine: 'contactChange',
    changes: ['guards.isTaken: without !outcome.ok'],
    reason: 'an accepted change is taken by the candidate before, and says nothing of the address',
  },
  {
    machine: 'contract',
    changes: ["deciding.invoke.input: without ''", "deciding.invoke.input: 'other' instead of ''"],
    reason: 'a decision is made about a contract that has been read',
  },
  {
    machine: 'forgotPassword',
    changes: ['guards.offersSmsAlone: without context.offersSms'],
    reason: 'at least one of the ways is offered, so that SMS is where mail is not',
  },
  {
    machine: 'gameEntrance',
    changes: [
      "guards.hasPage: without 'opens' in tab",
      "guards.hasSingleVendor: without 'opens' in tab",
      "actions.keepCategory: tab.id instead of 'opens' in tab ? tab.id : null",
      'actions.keepCategory: {} instead of null',
    ],
    reason: 'a tab that opens nothing is none of those, and the compiler asks',
  },
  {
    machine: 'gameEntrance',
    changes: ['context: {} instead of null'],
    reason: 'home forgets the category as the chart starts',
  },
  {
    machine: 'gameList',
    changes: ['list.arriving on always #1: stays instead of going to listing'],
    reason: 'with the tab all chosen the next candidate leads on',
  },
  {
    machine: 'gameList',
    changes: ['list.empty on filters.cleared: goes to arriving instead of listing'],
    reason: 'arriving goes on at once to listing, as nobody has to log in for all games',
  },
  {
    machine: 'login',
    changes: [
      'credentialsIn: false instead of !output.ok',
      'refusalIn: without !outcome.ok',
      'guards.wasSent: without !outcome.ok',
    ],
    reason: 'the candidates before let no other outcome come here; the compiler asks',
  },
  {
    machine: 'paymentPassword',
    changes: ['form.choosing on digits.changed: taken in repeating, too'],
    reason: 'what it clears is clear there',
  },
  {
    machine: 'payoutAccounts',
    changes: ['listed on remove.tapped: taken in confirmingRemoval, too'],
    reason: 'it stays in what it is in, and clears what is clear',
  },
  {
    machine: 'promptQueue',
    changes: ['guards.knows: without context.waiting.includes(prompt)'],
    reason: 'queueing what waits already changes nothing',
  },
  {
    machine: 'promptQueue',
    changes: ['actions.showFirst: without null', 'actions.showFirst: {} instead of null'],
    reason: 'somebody waits where this is done',
  },
  {
    machine: 'registration',
    changes: [
      'rejectedAtField: { error: output.error, field: output.field } instead of output.ok ? null : { error: output.error, field: output.field }',
      'rejectedAtField: {} instead of null',
      'formIn: false instead of !output.ok',
    ],
    reason: 'the candidates before let no other outcome come here; the compiler asks',
  },
  {
    machine: 'registration',
    changes: [
      'actions.noteError: without null',
      'actions.noteError: {} instead of null',
      'actions.noteError: without null (2)',
    ],
    reason: 'it is done with a refusal alone; null is what the compiler sees',
  },
  {
    machine: 'registration',
    changes: ['guards.startsMobile: without context.settings?.mobileRegistration === true'],
    reason: 'at least one of the methods is on, so that the mobile one is where the username is not',
  },
  {
    machine: 'session',
    changes: ['guards.playsForReal: without null', 'guards.playsForReal: {} instead of null'],
    reason: 'it is asked of somebody who has a session',
  },
  {
    machine: 'shell',
    changes: [
      "decisionOf: decide(event.page.access, context.session?.type ?? null) instead of event.type === 'page.opened' ? decide(event.page.access, context.se…",
      'decisionOf: {} instead of null (2)',
      'sendsTo: without decision !== null',
      'guards.refusedAloud: without decision !== null',
    ],
    reason: 'it is asked of the event that opens a page alone',
  },
  {
    machine: 'shell',
    changes: ["sendsTo: without '/m/home'", "sendsTo: '' instead of '/m/home'"],
    reason: 'what is refused and leads nowhere is refused aloud by the candidate before',
  },
  {
    machine: 'smsCode',
    changes: ["proofIn: output.proof instead of output.result === 'solved' ? output.proof : {}"],
    reason: 'nothing is sent but after a check that was solved; the compiler asks',
  },
  {
    machine: 'smsCode',
    changes: [
      'longestTimer: 2 ** 31 + 1 instead of 2 ** 31 - 1',
      'longestTimer: 3 instead of 2',
      'longestTimer: 32 instead of 31',
      'longestTimer: 2 instead of 1',
    ],
    reason: 'no countdown of an operator is that long',
  },
  {
    machine: 'smsCode',
    changes: ['guards.stillCounting: without 0'],
    reason: 'no countdown compares with the rest as none left',
  },
  {
    machine: 'smsCode',
    changes: ['actions.keepRemaining: without context.countdown'],
    reason: 'the clock is looked at while a countdown runs',
  },
  {
    machine: 'socialLogin',
    changes: ['tokenIn: false instead of !output.ok'],
    reason: 'the candidate before lets no other outcome come here; the compiler asks',
  },
  {
    machine: 'socialSignUp',
    changes: ['choosing on provider.chosen: taken in loggingIn, too'],
    reason: 'the login under way goes on, and there is no refusal to take away',
  },
  {
    machine: 'socialSignUp',
    changes: [
      'unlinkedIn: outcome.unlinked instead of outcome.ok ? null : outcome.unlinked',
      'unlinkedIn: {} instead of null',
    ],
    reason: 'an accepted outcome is taken by the candidate before; the compiler asks',
  },
  {
    machine: 'takeAccount',
    changes: [
      'open.captcha.hidden on taking.refused: taken everywhere in open.captcha',
      'open.captcha.hidden on taking.refused: taken in failed, too',
      'open.captcha.shown on taking.refused: taken in failed, too',
    ],
    reason: 'nothing is sent, and so refused, while a picture is awaited or did not come',
  },
  {
    machine: 'teamMembers',
    changes: ['inOrder: from >= to instead of from > to'],
    reason: 'the same day twice is the same range either way',
  },
  {
    machine: 'downlineTransfer',
    changes: ['blocked: starts in passwordMissing instead of demanded'],
    reason: 'it is entered by one of its states alone',
  },
  {
    machine: 'downlineTransfer',
    changes: ['editing on form.changed: taken in confirming, too'],
    reason: 'it stays in what it is in, and clears what is clear',
  },
  {
    machine: 'downlineTransfer',
    changes: ['problemOf: without a value of most'],
    reason: 'what may be withdrawn is the bound before it; the compiler asks for one',
  },
  {
    machine: 'uplineTransfer',
    changes: ['blocked: starts in passwordMissing instead of demanded'],
    reason: 'it is entered by one of its states alone',
  },
  {
    machine: 'uplineTransfer',
    changes: [
      'editing on amount.changed: taken in confirming, too',
      'reviewing on transfer.confirmed: taken in confirming, too',
    ],
    reason: 'it stays in what it is in, and clears what is clear',
  },
  {
    machine: 'withdrawal',
    changes: ['blocked: starts in passwordMissing instead of demanded'],
    reason: 'it is entered by one of its states alone',
  },
  {
    machine: 'withdrawal',
    changes: [
      'editing on amount.changed: taken in quoting, too',
      'editing on amount.changed: taken in confirming, too',
      'reviewing on withdrawal.confirmed: taken in confirming, too',
    ],
    reason: 'it stays in what it is in, and clears what is clear',
  },
  {
    machine: 'withdrawalOrder',
    changes: ['shown on cancel.tapped: taken in confirming, too'],
    reason: 'it stays in what it is in, and clears what is clear',
  },
  {
    machine: 'terms',
    changes: ['asking on terms.accepted: taken in accepting, too'],
    reason: 'it stays in what it is in, and clears what is clear',
  },
  {
    machine: 'lotteryFrame',
    changes: ['otherOdds on address.changed: taken in missing, too'],
    reason: 'a lottery that is missing is missing at every address',
  },
  {
    machine: 'lotteryFrame',
    changes: [
      'playing on frame.closed: taken everywhere in lotteryFrame',
      'playing on frame.closed: taken in leaving, too',
      'playing on frame.closed: taken in loading, too',
      'playing on frame.closed: taken in failed, too',
      'playing on frame.closed: taken in missing, too',
      'playing on frame.closed: taken in otherOdds, too',
    ],
    reason: 'only playLottery sends it, which runs while the game is open',
  },
  {
    machine: 'lotteryFrame',
    changes: [
      'leaving on layers.left: taken everywhere in lotteryFrame',
      'leaving on layers.left: taken in loading, too',
      'leaving on layers.left: taken in failed, too',
      'leaving on layers.left: taken in missing, too',
      'leaving on layers.left: taken in otherOdds, too',
      'leaving on layers.left: taken in playing, too',
    ],
    reason: 'only watchLayers sends it, which runs while the page is being left',
  },
  {
    machine: 'sideMenu',
    changes: [
      'menu.opening on history.settled: taken everywhere in menu',
      'menu.opening on history.settled: taken in closed, too',
    ],
    reason: 'only watchHistory sends it, which runs while the menu opens',
  },
];
