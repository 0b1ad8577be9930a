/** A fault seeded into a screen, to check that the walk of its chart catches it. */
export interface UiFault {
  /** The machine whose walk must catch it. */
  machine: string;
  fault: string;
  file: string;
  /** Occurs once in the file, regardless of formatting. */
  from: string;
  to: string;
}

/** One word, number or sign. */
const token = /[\w$]+|[^\s\w$]/g;

/** Matches a text by its tokens and ignores line breaks, indentation and trailing commas. */
function patternOf(text: string): RegExp {
  const patterns = (text.match(token) ?? []).map((one, index) => {
    const itself = one.replaceAll(/[^\w\s]/g, String.raw`\$&`);
    if (/[\w$]/.test(one)) return String.raw`(?<![\w$])${itself}(?![\w$])`;
    return index > 0 && ')]}'.includes(one) ? String.raw`(?:,\s*)?${itself}` : itself;
  });
  return new RegExp(patterns.join(String.raw`\s*`), 'g');
}

export const timesIn = (content: string, { from }: Pick<UiFault, 'from'>): number =>
  content.match(patternOf(from))?.length ?? 0;

/** The content with `from` replaced by `to`. */
export const seededIn = (content: string, { from, to }: Pick<UiFault, 'from' | 'to'>): string =>
  content.replace(patternOf(from), () => to);

/** Creates faults for one file. Without `to`, a fault deletes its `from`. */
const inFile =
  (machine: string, file: string) =>
  (fault: string, from: string, to = ''): UiFault => ({ machine, fault, file, from, to });

const loginScreen = inFile('login', 'screens/login/LoginScreen.tsx');
const loginHook = inFile('login', 'screens/login/useLogin.ts');
const loginForm = inFile('login', 'screens/login/useLoginForm.ts');
const formError = inFile('login', 'screens/shared/form/FormError.tsx');
const captcha = inFile('login', 'screens/shared/form/CaptchaField.tsx');
const methodSwitch = inFile('login', 'screens/shared/form/MethodSwitch.tsx');
const field = inFile('login', 'screens/ui/Field.tsx');
const changePassword = inFile('changePassword', 'screens/changePassword/ChangePasswordScreen.tsx');
const forgot = inFile('forgotPassword', 'screens/forgotPassword/ForgotPasswordScreen.tsx');
const register = inFile('registration', 'screens/registration/RegistrationForm.tsx');
const trial = inFile('trial', 'screens/trial/TrialScreen.tsx');
const balance = inFile('balance', 'screens/shared/balance/Balance.tsx');
const logoutDialog = inFile('logout', 'src/shell/menu/LogoutDialog.tsx');
const gameFrame = inFile('launch', 'src/shell/game/GameFrame.tsx');
const gameEntrance = inFile('gameEntrance', 'screens/home/entrance/GameEntrance.tsx');
const gameList = inFile('gameList', 'screens/gameList/GameList.tsx');
const gamePages = inFile('pagedList', 'screens/shared/games/GamePages.tsx');
const statusPages = inFile('systemStatus', 'src/shell/status/StatusPages.tsx');
const messageScreen = inFile('chatLaunch', 'screens/customerService/MessageCentreScreen.tsx');
const chatLaunch = inFile('chatLaunch', 'screens/customerService/useChatLaunch.ts');
const feedback = inFile('feedback', 'screens/customerService/Feedback.tsx');
const inboxHook = inFile('inbox', 'screens/inbox/useInbox.ts');
const shownInbox = inFile('inbox', 'screens/inbox/shownInbox.ts');

export const uiFaults: UiFault[] = [
  // A control shown, or usable, at the wrong time
  loginScreen(
    'the choice of the method shows although SMS login is off',
    '{login.smsLoginEnabled && (',
    '{(',
  ),
  loginScreen(
    'the button stays usable while logging in',
    'busy={login.loggingIn}\n          disabled={!login.canSubmit}',
  ),
  captcha('the picture can be changed while it loads', 'disabled={!canRefresh}'),
  methodSwitch('the method can be switched during a login', 'disabled={disabled}'),
  balance('the balance can be asked for while it is being read', "disabled={snapshot.hasTag('busy')}"),
  balance('the balance cannot be asked for again', "disabled={snapshot.hasTag('busy')}", 'disabled'),
  logoutDialog(
    'the log-out can be cancelled when it is under way',
    "canCancel={snapshot.can({ type: 'logout.cancelled' })}",
  ),
  logoutDialog(
    'the log-out can be confirmed twice',
    "busy={snapshot.hasTag('busy')}\n      canCancel={snapshot.can({ type: 'logout.cancelled' })}\n      canConfirm={snapshot.can({ type: 'logout.confirmed' })}",
    "canCancel={snapshot.can({ type: 'logout.cancelled' })}",
  ),
  gamePages(
    'more games cannot be asked for again',
    '<Button small onClick={retry}>',
    '<Button small disabled>',
  ),
  statusPages(
    'without a connection there is no second try',
    '<Button look="primary" onClick={onRetry}>',
    '<Button look="primary" disabled onClick={onRetry}>',
  ),
  inFile('session', 'src/shell/frame/LobbyHeader.tsx')(
    'a player is offered a login',
    '<IconButton icon={Menu}',
    '{session && <ButtonLink small to="/m/login">{t(\'header.logIn\')}</ButtonLink>}<IconButton icon={Menu}',
  ),

  // Something shown too early, too long, or not at all
  loginHook(
    'the captcha is there from the start',
    "const captchaAsked = snapshot.hasTag('captchaAsked');",
    'const captchaAsked = true;',
  ),
  loginScreen('the captcha never shows', '{captcha && (', '{captcha?.failed && ('),
  loginHook(
    'an old refusal stays after a new attempt',
    "error: snapshot.context.error?.code === 'captchaWrong' ? null : snapshot.context.error,",
    'error: ((globalThis as any).error = snapshot.context.error ?? (globalThis as any).error ?? null),',
  ),
  formError('a refusal is not told', '{error && (', '{false && ('),
  formError("the request's id is left out", '{error.requestId && <small>', '{false && <small>'),
  balance(
    'the old amount shows while it is being read',
    "const masked = snapshot.hasTag('masked');",
    "const masked = snapshot.hasTag('hidden');",
  ),
  balance(
    'a hidden balance shows',
    "const masked = snapshot.hasTag('masked');",
    "const masked = snapshot.hasTag('busy');",
  ),
  balance(
    'a balance that could not be read shows the old amount',
    "const unknown = snapshot.hasTag('unknown');",
    'const unknown = false;',
  ),
  logoutDialog('the button does not show that it is busy', "busy={snapshot.hasTag('busy')}"),
  inFile('logout', 'src/startup/appLogic.ts')(
    "'Please wait' does not show",
    "hide = notices.show('loading', i18next.t('notice.pleaseWait'), noticeTimes.pleaseWait);",
  ),
  gameFrame('the spinner stays while the game plays', "{snapshot.hasTag('loading') && (", '{!error && ('),
  gameFrame('a refusal does not say that no money moved', "<p>{t('game.launchFailed', { game })}</p>"),
  gameFrame('a trial player is not told that it is a trial', '{forFun && <span', '{false && <span'),
  inFile('session', 'screens/shared/player/PlayerName.tsx')(
    'the menu does not mark a trial player',
    '{isTrial(player.type) && <span',
    '{false && <span',
  ),
  gamePages('the spinner stays at the end of the list', '{hasMore || loadingMore ? (', '{true ? ('),
  inFile('pagedList', 'screens/shared/loading/FailedState.tsx')(
    "the request's id of a failed list is left out",
    'requestId={error.requestId} ',
  ),
  gameList('the filters that are set do not show', '{isFiltered && (', '{false && ('),
  inFile('gameList', 'screens/gameList/SearchBox.tsx')(
    'a name that was searched for stays after another list was chosen',
    'const shown = readLine(typed) === name ? typed : name;',
    'const shown = typed;',
  ),
  inFile('gameList', 'screens/gameList/useGameList.ts')(
    'a visitor is not told that recent games need a login',
    "notices.show('info', t('notice.loginRequired'), noticeTimes.loginRequired);",
  ),
  inFile('systemStatus', 'src/shell/status/RestrictedText.tsx')(
    'the IP address is left out',
    "{ip !== '' && <p>",
    "{false && ip !== '' && <p>",
  ),
  inFile('systemStatus', 'src/shell/status/AskStatusAgain.tsx')(
    'the maintenance page does not show that it asks',
    'busy={!askable} ',
  ),
  inFile('systemStatus', 'src/shell/status/StatusGate.tsx')(
    'the app shows during maintenance',
    '{open ? (',
    '{true ? (',
  ),
  inFile('session', 'src/startup/appLogic.ts')(
    'nobody says why a session has ended',
    "hideReason = notices.show('error', text, isIdle ? noticeTimes.untilReturn : noticeTimes.long);",
  ),

  // A wrong or swapped text
  loginScreen(
    "the button says 'Log in' while logging in",
    "login.loggingIn ? t('login.submitting') : t('login.submit')",
    "t('login.submit')",
  ),
  captcha(
    'a picture that failed looks like one that loads',
    "failure ? t('login.captchaFailed') : t('login.captchaReload')",
    "t('login.captchaReload')",
  ),
  inFile('login', 'screens/login/loginFields.ts')(
    'a missing user name is called a missing password',
    "'form.enterUsername', 'form.accountFormat'",
    "'form.enterPassword', 'form.accountFormat'",
  ),
  methodSwitch(
    'the other method is marked as chosen',
    'aria-pressed={method === chosen}',
    'aria-pressed={method !== chosen}',
  ),
  balance(
    'the labels of the eye are swapped',
    "hidden ? t('balance.show') : t('balance.hide')",
    "hidden ? t('balance.hide') : t('balance.show')",
  ),
  logoutDialog(
    'a login that would stay on the device is not told',
    "names === '' ? t('logout.question')",
    "names !== ' ' ? t('logout.question')",
  ),
  logoutDialog('another question is asked', "? t('logout.question') :", "? t('logout.title') :"),
  gameFrame(
    'a refusal says nothing of its reason',
    '<p>{failureText(error)}</p>',
    "<p>{t('app.noData')}</p>",
  ),
  gameEntrance(
    'the tab Home stays marked',
    'aria-current={tab.id === shown.id || undefined}',
    "aria-current={tab.id === 'HOME' || undefined}",
  ),
  gameEntrance(
    'the tab Hot shows any games',
    "<LobbyGames hotOnly={shown.id === 'HOT'} />",
    '<LobbyGames hotOnly={false} />',
  ),
  inFile('gameEntrance', 'machines/gameEntrance/gameEntrance.rules.ts')(
    'the promotions come before the categories',
    "{ id: 'HOT' }, ...categories, { id: 'PROMO' }]",
    "{ id: 'HOT' }, { id: 'PROMO' }, ...categories]",
  ),
  gameList('the first list stays marked', 'aria-pressed={one === tab}', 'aria-pressed={one === input.tab}'),
  inFile('gameList', 'screens/gameList/ActiveFilters.tsx')(
    'a filter bears the text of another',
    'filters.classify && texts.classify(filters.classify)',
    'filters.classify && texts.minBet(filters.minBet)',
  ),
  statusPages('a slow connection is called none', "t('status.slowTitle')", "t('status.offlineTitle')"),

  // A lost focus, or something left behind
  loginForm('the first wrong field does not get the focus', 'if (first) inputs.current[first]?.focus();'),
  loginForm('the last wrong field gets the focus', 'fieldsOf(form).find(', 'fieldsOf(form).findLast('),
  inFile('login', 'src/shell/frame/HeadingFocus.tsx')(
    'the heading of a new page does not get the focus',
    'if (arrivalsRef.current > 1)',
    'if (arrivalsRef.current < 0)',
  ),
  loginForm('the password stays when the method is switched', "password: '', messageCode: '', captcha: ''"),
  loginForm(
    'what was typed stays when another picture comes',
    "clearCaptcha: () => change({ captcha: '' }),",
    'clearCaptcha: () => {},',
  ),
  inFile('session', 'src/startup/appLogic.ts')('the session stays in the storage', 'storage.clearSession();'),
  field('the password can be read', "type={shown ? 'text' : 'password'}", 'type="text"'),
  gameFrame(
    'the game may do as it likes',
    'sandbox="allow-scripts ',
    'sandbox="allow-scripts allow-same-origin ',
  ),

  // A control that does nothing or something else
  gameFrame(
    'the way out of the game does nothing',
    "label={t('game.leave')} onClick={close}",
    "label={t('game.leave')}",
  ),
  inFile('systemStatus', 'src/startup/createApp.ts')(
    'the status is not questioned when the net comes back',
    "window.addEventListener('online', question);",
  ),
  loginHook("the captcha's answer goes without its id", '{ captcha, captchaId }', '{ captcha }'),
  loginHook('an SMS login is sent as one by user name', 'type: method,', "type: 'username',"),
  inFile('launch', 'src/startup/launching.ts')('a member plays for fun', '= forFun ?', '= !forFun ?'),
  inFile('gameList', 'packages/contract/src/games/gameLists.ts')(
    'a page of the list is shorter',
    'const listPageSize = 25;',
    'const listPageSize = 20;',
  ),
  gameList(
    'the chosen vendor is not applied',
    "send({ type: 'filters.applied', filters: chosen })",
    "send({ type: 'filters.applied', filters: { ...chosen, vendor: '' } })",
  ),
  inFile('balance', 'services/client/operator.ts')(
    'the token is not sent along',
    '...(token !== null && { [headers.token]: token }),',
  ),

  // Accounts
  changePassword('leaving a field moves the button from under the finger', ' onMouseDown={keepFocus}'),
  changePassword('the button stays usable while saving', 'busy={saving} disabled={!canSubmit}'),
  changePassword(
    'a wrong old password is worded as a failed login',
    "error?.code === 'credentialsWrong' ? t('form.incorrectPassword') : null",
    'null',
  ),
  inFile('changePassword', 'screens/changePassword/useChangePassword.ts')(
    'nothing but the field says that the new password is the old one',
    "notices.show('error', t('form.samePassword'));",
  ),
  forgot(
    'the account can be changed while the new password is being set',
    'disabled={!forgot.canReopen || code.busy}',
  ),
  forgot(
    'the new password is set without being told so',
    "title={t('forgotPassword.doneTitle')}",
    "title={t('title.forgotPassword')}",
  ),
  inFile('forgotPassword', 'screens/forgotPassword/useForgotPassword.ts')(
    'a wrong field does not take the focus',
    'fields.focusFirstWrong(secretFields)',
    '{}',
  ),
  register('the button stays usable without consent', 'disabled={!register.canSubmit}'),
  register('the method can be switched while registering', 'disabled={!register.canSwitch}'),
  register(
    'an invitation is not told with its code',
    "t('registration.invited', { code: register.invitedBy })",
    "t('registration.invited', { code: '' })",
  ),
  trial('a trial starts without the age', 'disabled={!trial.canStart}'),
  trial('the age can be taken back while the trial is made', 'disabled={!trial.canToggleAge}'),

  // Messages, chat and feedback
  messageScreen('the way to the chat stays usable while the chat opens', 'busy={chat.launching}'),
  chatLaunch('nothing says that the chat opens', 'if (!launching) return;', 'if (launching) return;'),
  chatLaunch('the chat leads back to home', 'useHref(backPath ?? pathname + search)', "useHref('/m/home')"),
  feedback('the button stays usable while the feedback is sent', 'busy={feedback.sending}'),
  feedback(
    'what could not be sent is lost',
    'feedback.submit(content, words);',
    "feedback.submit(content, words);\n    setContent('');",
  ),
  shownInbox(
    'a deleted message stays until the operator has answered',
    'list.filter((message) => message.id !== id)',
    'list',
  ),
  inboxHook('a deletion that was refused is not taken back', 'takeBack: () => shown.takeBack(),'),
  inboxHook('what is marked read stays unread', 'showAllRead: () => shown.markAllRead(),'),
];
