/**
 * The requirements register: each rule by its ID, in one plain line. Chart rules and test titles name these IDs;
 * tools/requirements/register.test.ts refuses any other.
 */
export const register = {
  // Start-up, system status, configuration
  'BOOT-01': 'Start-up goes language, system status, then the app.',
  'BOOT-02': 'A stored status is used straight away and renewed from the network.',
  'BOOT-03': 'Maintenance makes status 1, a region block alone makes 2, neither makes 0.',
  'BOOT-04':
    'Status 0 opens the app, 1 the maintenance page, 2 the region page with IP and customer service.',
  'BOOT-05': 'The status answer carries site information, the visitor’s IP, maintenance and region flags.',
  'BOOT-06': 'One image host is drawn at random per visit.',
  'BOOT-07': 'The mobile template sets background, description and its colour, and two new-version flags.',
  'BOOT-08': 'White-label flags switch features; a merchant code names the operator, trial play has its own.',
  'BOOT-09': 'Paths begin with /m; gateway and module ids travel as headers.',
  'BOOT-10': 'With no status at all there is a retry screen; slow and lost connections are named as such.',
  'BOOT-11': 'Each storage entry has its fixed key and its fixed kind of storage.',
  'BOOT-12': 'The IP-limit and service-limit pages have routes of their own.',

  // Header, bottom menu, transitions
  'SHELL-01': 'Every listed route resolves; unknown ones and the home aliases show home.',
  'SHELL-02': 'Seven routes have a canonical link.',
  'SHELL-03': 'The top header is absent on the listed routes.',
  'SHELL-04': 'The bottom menu is absent on the listed routes.',
  'SHELL-05': 'The bottom menu has home, promotion, deposit, members and customer service.',
  'SHELL-06': 'Home-like routes show the logo, others a back arrow and a title.',
  'SHELL-07':
    'Back leads home from log-in, registration, trial, activity and forgotten password; else one step back.',
  'SHELL-08': 'The header bar shows near the top of the page only and can be closed.',
  'SHELL-09': 'Pages fade for 300 ms, except after a back swipe.',
  'SHELL-10': 'The body carries a class while the menu or the log-in dialog is open.',
  'SHELL-11': 'A floating shortcut leads to messages and customer service.',
  'SHELL-12': 'A screen that cannot be loaded says so, offers a reload and recovers once after a deployment.',
  'SHELL-13': 'Each kind of toast has its own duration.',
  'SHELL-14': 'Pictures and lower sections load as they come near.',
  'SHELL-15': 'Empty data shows a placeholder with a text.',

  // Session and storage
  'SES-01': 'The session record holds token, merchant, user name, type and the first-log-in flag.',
  'SES-02': 'Types 0, 1 and 2 are real, 4 is trial, 40 to 42 are no agents, all else counts as trial.',
  'SES-03': 'A log-in stores the session and later calls carry its token.',
  'SES-04': 'An ended session is cleared and leads to the log-in page with the reason.',
  'SES-05': 'A session survives a reload, and the browser session only with auto-login.',
  'SES-06': 'The remembered log-in is kept per method and forgotten with one tap.',
  'SES-07': 'Storage that fails or holds garbage falls back to defaults.',
  'SES-08': 'A log-out in one tab reaches the others.',

  // Login
  'LOGIN-01': 'Log-in by user name or by SMS; the switch needs its flag.',
  'LOGIN-02': 'The log-in fields and their limits.',
  'LOGIN-03': 'The captcha appears only after a failure that asks for it, and reloads on tap.',
  'LOGIN-04': 'Switching the method brings back its remembered values and renews a shown captcha.',
  'LOGIN-05': 'A change of language checks filled fields again after 200 ms.',
  'LOGIN-06': 'Log-in is sent only when every field is valid, with the full payload.',
  'LOGIN-07': 'The log-in body is sealed; an installed app names its device OTHERS.',
  'LOGIN-08': 'An outside SMS provider must confirm its code before the log-in goes on.',
  'LOGIN-09': 'Social buttons need user-name mode, a ready provider and their flags.',
  'LOGIN-10': 'Registration is linked; the forgotten-password link needs its flag.',
  'LOGIN-11': 'Field rules and their messages come from the register settings.',
  'LOGIN-12': 'A double tap logs in once; leaving cancels.',

  // Registration
  'REG-01': 'The registration method follows the two flags; switching carries the mobile number over.',
  'REG-02': 'Every field is shown, required and checked as the operator configures it.',
  'REG-03': 'Both passwords must be the same and the second is required.',
  'REG-04': 'Registering needs the ticked agreement with the merchant’s age and terms.',
  'REG-05': 'The SMS code field appears where a number must be confirmed.',
  'REG-06': 'The captcha appears only when enabled; a tap renews and empties it.',
  'REG-07': 'The affiliate field yields to a valid code in the address.',
  'REG-08': 'A typed affiliate code is checked before sending; a bad one takes the focus.',
  'REG-09': 'An error moves the focus to the first failing field.',
  'REG-10': 'The registration is sealed and says where it comes from.',
  'REG-11': 'User name and e-mail can be checked for being free.',
  'REG-12': 'An e-mail address matches the pattern and is shorter than 255.',
  'REG-13': 'The page has logo, banners, title, a log-in link and social log-in.',
  'REG-14': 'A registered player is logged in and sent home; the terms open as screens.',
  'REG-15': 'Nobody under age or unconfirmed can send a registration.',
  'REG-16': 'A birth date, when asked for, must be possible and old enough.',
  'REG-17': 'Settings that do not load offer a retry instead of an unchecked form.',
  'REG-18': 'The general validation messages have the same words everywhere.',

  // SMS codes
  'SMS-01': 'The number is checked before a code is requested.',
  'SMS-02': 'The result of the human check goes with the request.',
  'SMS-03': 'Log-in and registration request their codes from different calls.',
  'SMS-04': 'Sending shows for at most 10 s, then success or nothing.',
  'SMS-05': 'The button counts down to the expiry and is disabled meanwhile.',
  'SMS-06': 'The countdown follows the clock, also in the background and after leaving.',

  // Trial play
  'TRIAL-01': 'The trial route creates a trial account and stores it with the trial merchant.',
  'TRIAL-02': 'A trial session leads home.',
  'TRIAL-03': 'Free play and test play have calls of their own.',
  'TRIAL-04': 'Age is confirmed before a trial starts.',

  // Log-out
  'LOGOUT-01': 'Logging out asks first.',
  'LOGOUT-02': 'A waiting notice stays while the log-out call runs.',
  'LOGOUT-03': 'Whatever the answer, everything of the session is cleared and home replaces the page.',

  // Passwords
  'PASS-01': 'The change form shows the user name and asks the old password only if it is not known.',
  'PASS-02': 'Old and new passwords are checked; the same one again is refused unsent.',
  'PASS-03': 'The change is sent under a 10 s waiting notice.',
  'PASS-04': 'A changed password replaces what is stored and leads home.',
  'PASS-05': 'A refused change shows the operator’s reason.',
  'PASS-06': 'A forgotten password is renewed by mail or SMS, without telling which accounts exist.',

  // Member centre, settings, side menu
  'MEM-01': 'The member page greets the player with account data, or offers log-in and registration.',
  'MEM-02': 'Level and download tiles appear only for those they suit.',
  'MEM-03': 'Four main tiles are followed by entries that need flags.',
  'MEM-04': 'Visitors are led to log in, trial players are invited to register.',
  'MEM-05': 'Opening the page renews member data and wallet.',
  'MEM-06': 'Transfer, mission and referral entries have conditions of their own.',
  'MEM-07': 'Settings offer password change and sign-out, to players only.',
  'MEM-08': 'The side menu shows account, balance, links and language, and closes on its mask.',
  'MEM-09': 'The player can pick another head icon.',

  // Languages
  'LANG-01': 'Five switcher languages change the interface at once and are remembered.',
  'LANG-02': 'Some thirty languages load without raw keys; three of them run right to left.',
  'LANG-03': 'With nothing stored the operator’s language is used, else CN.',
  'LANG-04': 'Refreshing after a change of language waits 200 to 250 ms.',

  // Announcement popup
  'POP-01': 'Members and visitors see their own popups; a first log-in sees one kind more.',
  'POP-02': 'The popup appears only if enabled and not empty.',
  'POP-03': 'Closing is remembered.',
  'POP-04': 'Changed contents bring the popup back.',
  'POP-05': 'The popup plays by itself and can be stepped and closed.',
  'POP-06': 'Outside links open outside, inside ones close the popup.',
  'POP-07': 'Operator HTML is made harmless.',

  // Announcements, ticker, messages
  'ANN-01': 'The answer lists promotions, banners, player, popup and hot entries with an unread count.',
  'ANN-02': 'Each place asks for its own announcement types and groups.',
  'ANN-03': 'The home ticker scrolls titles, can be paused and respects reduced motion.',
  'ANN-04': 'The notice page shows one announcement with dates and pictures.',
  'ANN-05': 'Reading is reported, throttled, and the list reloads.',
  'MSG-01': 'The message page lists its channels.',
  'MSG-02': 'Badges count unread messages and are not fetched for trial players.',
  'MSG-03': 'The inbox needs a real account.',

  // Customer service, help, chat
  'CS-01': 'The service page greets and lists channels and entries.',
  'CS-02': 'Help has items, sub-items and a detail view.',
  'CS-03': 'Chat opens its address after a moment, or not at all.',
  'CS-04': 'Feedback keeps to the configured length.',

  // Balance
  'BAL-01': 'The balance can be refreshed and hidden behind asterisks.',
  'BAL-02': 'Money is grouped with two decimals after the wallet’s symbol, without float errors.',

  // Download bar, add to home
  'APP-01': 'The download bar shows only where it helps and was not closed.',
  'APP-02': 'The popup holds the home-screen guide.',
  'APP-03': 'iOS outside Safari is told to use Safari.',
  'APP-04': 'iOS versions get the tip that suits them.',
  'APP-05': 'Visitors’ bar fetches the available promotions.',
  'APP-06': 'The app page has all links and guides.',
  'APP-07': 'The bar’s storage entry is kept only in an installed app.',

  // Roles
  'PERM-01': 'Visitors may browse, log in, register and try; member pages lead to log-in.',
  'PERM-02': 'Real accounts may do everything, others no deposit, inbox or chat.',
  'PERM-03': 'The agent centre is for agents only.',
  'PERM-04': 'Contract prompts spare the exempt types.',
  'PERM-05': 'Recent games, favourites and launches need a session.',

  // Lobby
  'HOME-01': 'The blocks of the lobby in their order.',
  'HOME-02': 'The home header shows log-in or balance, the menu and, where it helps, the download.',
  'HOME-03': 'Video banners embed known addresses in the right language and nothing else.',
  'HOME-04': 'Section titles lead to their routes.',
  'HOME-05': 'The lobby’s headings and buttons.',
  'HOME-06': 'The winner board scrolls by itself and its entries launch.',
  'HOME-07': 'Partners are one large banner and a carousel.',
  'HOME-08': 'The demo counter is labelled as a demo and off by default.',

  // Game entrance
  'ENT-01': 'A tab shows in place, opens a page or launches, by its kind and number of vendors.',
  'ENT-02': 'The category menu is translated, scrolls and switches.',
  'ENT-03': 'Vendors are sorted and split into their categories.',
  'ENT-04': 'The lottery’s prize mode follows the merchant’s mapping, whatever a client names.',

  // Category pages
  'CAT-01': 'Each category has its page.',
  'CAT-02': 'The search icon opens the list of the right type.',
  'CAT-03': 'Live shows hot games, sports upcoming matches, each a list of vendors.',
  'CAT-04': 'Slots, fish and PVP have a vendor menu, a jackpot and a grid.',
  'CAT-05': 'Choosing a vendor starts over; more loads until the last page.',
  'CAT-06': 'More of a vendor’s slots leads to the slot page.',

  // Game list
  'LIST-01': 'The type comes from the address; e-sports and cockfight are asked for as sports.',
  'LIST-02': 'A tab clears every filter and loads.',
  'LIST-03': 'The drawer filters by vendor, class, bet and name; nothing chosen means all.',
  'LIST-04': 'The name is trimmed and waits 500 ms; an older answer never replaces a newer one.',
  'LIST-05': 'The next page loads near the end, once a second at most.',
  'LIST-06': 'A game that is no favourite any more leaves the favourites tab.',
  'LIST-07': 'Back leads home without a history; another type changes the address.',
  'LIST-08': 'The list query carries all its parameters.',

  // Tiles, favourites, hot games, matches, launch
  'TILE-01': 'A tile has a picture or its fallback, a name and a heart, and launches.',
  'TILE-02': 'A favourite changes only when the operator agrees.',
  'TILE-03': 'The hot strip has no hearts and hides when empty.',
  'TILE-04': 'A match card shows teams and time, and launches.',
  'TILE-05': 'A launch enters the recent list; a refused one says why and stays.',
  'TILE-06': 'The lottery frame gets its parameters and closes to the right page.',

  // Agents
  'AGENT-01': 'The agent home greets by the hour and shows the balance.',
  'AGENT-02': 'Today’s team figures, 0 when missing.',
  'AGENT-03': 'Shortcuts appear by their keys.',
  'AGENT-04': 'The agent footer has its entries, with a session only.',
  'AGENT-05': 'Contract alerts appear for those they concern.',
  'AGENT-06': 'A failed call of the agent home empties its own block only.',
  'AGENT-07': 'The pages behind the grid work.',

  // Account pages
  'ACCT-01': 'Deposits and withdrawals book real ledger entries, for real accounts.',
  'ACCT-02': 'Records page, filter and add up to the ledger.',
  'ACCT-03': 'Reward, points, benefits, invitations, missions, security, transfer and rebate pages work.',
  'ACCT-04': 'Promotions show their state and take applications with pictures.',

  // Deposits, withdrawals, payout accounts, payment password
  'CASH-01': 'Payment methods are listed by kind, with bounds, fee, duration and when a closed one opens.',
  'CASH-02': 'An amount has its bounds and messages, and an order names the quote that was shown.',
  'CASH-03': 'A deposit order is made once, and open orders are found and limited.',
  'CASH-04': 'Each kind of payment has its own way to pay; a receipt never credits.',
  'CASH-05': 'Payments are credited once, from signed reports of the provider or by asking it.',
  'CASH-06': 'Deposit orders move by their table only, and the page learns of it without a reload.',
  'CASH-07': 'Only real accounts deposit, by route, button and call.',
  'CASH-08': 'The withdrawal page tells what may be withdrawn and what is locked by which turnover.',
  'CASH-09': 'A withdrawal needs payout account and payment password and holds its money in one transaction.',
  'CASH-10': 'Withdrawals move by their table only; what is not paid returns once and whole.',
  'CASH-11': 'The payment password is set, changed, recovered and locked by its own rules.',
  'CASH-12': 'Payout accounts are added, checked, masked and removed by their rules.',
  'CASH-13': 'Money goes to the superior once, confirmed, from what may be withdrawn.',
  'CASH-14': 'The sandbox plays the payment provider and the reviewer.',
  'CASH-15': 'What a member must bring or may not do is said before the form.',
  'CASH-16': 'Three pockets and their holds never go below zero and always add up.',
  'CASH-17': 'What may be withdrawn is cash without the locks; bets fill the oldest turnover first.',
  'CASH-18': 'One function tells the valid bet for everything that counts bets.',
  'CASH-19': 'Provider statements are reconciled with payments, orders and the ledger.',
  'CASH-20': 'Reviewers act under their own name, two from an amount on, and never for themselves.',
  'CASH-21': 'What a regulator forbids is a switch that the operator enforces.',
  'CASH-22': 'The tables of states and events are data in the contract, with a test for each cell.',

  // Protection of players
  'PROT-01': 'One profile protects players; the operator enforces it and can only tighten it.',
  'PROT-02': 'Limits of deposits, losses, stakes and time hold to the centavo, and are raised late.',
  'PROT-03': 'Limits are offered where the profile says, and looked at again when it is time.',
  'PROT-04':
    'A break or self-exclusion shuts every door but records, withdrawing and help, and nobody ends it early.',
  'PROT-05': 'A reality check interrupts play, counted by the operator over games and devices.',
  'PROT-06': 'Time and result of play are always visible and equal the ledger.',
  'PROT-07': 'Cycles, autoplay, quick stops, effects and games at once are as the profile says.',
  'PROT-08': 'The last log-in is told, and a session ends after idling.',
  'PROT-09': 'Licence, minimum age, the profile’s words and help stand where play and money begin.',
  'PROT-10': 'Withdrawing is as easy as depositing, and nothing hurries.',
  'PROT-11': 'Payment methods that the profile refuses are neither offered nor accepted.',
  'PROT-12': 'Marketing needs a consent by kind and channel.',
  'PROT-13': 'Changed terms are accepted before the next bet or deposit.',
  'PROT-14': 'One page has limits, break, exclusion, reality check, activity and help.',
  'PROT-15': 'The sandbox shows all of it by its clock and switches profiles.',
  'PROT-16': 'No text about safety, odds or limits is untrue in any profile.',

  // Records
  'REC-01': 'All records share range, filters in the address, paging, totals and states.',
  'REC-02': 'The betting record goes from days to rounds with their proof and can cancel an open part.',
  'REC-03': 'The transaction record lists every movement and adds up from opening to closing balance.',
  'REC-04': 'The deposit and withdrawal records list orders with their steps and ways on.',
  'REC-05': 'Profit and loss adds up to the ledger by day, category and game.',
  'REC-06': 'Trial players see fun-money rounds and never a real amount.',
  'REC-07': 'Days are those of the merchant’s zone and the operator’s clock.',
  'REC-08': 'Records go on by key over a fixed moment, with none twice and none missed.',

  // Promotions, rewards, levels
  'BEN-01': 'A promotion moves through its labels by one table on both sides.',
  'BEN-02': 'An application takes a comment and up to three checked pictures.',
  'BEN-03': 'The reward centre lists, claims once, gives up and counts down.',
  'BEN-04': 'Points come from valid bets and are spent on goods without oversale.',
  'BEN-05': 'Levels show what they ask and give, with gifts claimed once each.',
  'BEN-06': 'Inviting friends has link, code and earnings from what they do.',
  'BEN-07': 'Missions count deposits, bets and log-ins and are claimed once.',
  'BEN-08': 'Deposit and bet ranks list the first fifty, masked, and pay once.',
  'BEN-09': 'The manual rebate is claimed once and adds up to its rows.',
  'BEN-11': 'Promotion terms are versioned, told beside the button and enforced before a bet.',
  'BEN-12': 'A bonus ends once, by a ledger movement.',
  'BEN-13': 'Jobs close each period once, also after a crash and from two processes.',
  'BEN-14': 'Redeeming takes points and piece together; goods orders are followed to their end.',

  // Team pages of agents
  'TEAM-01': 'The team overview adds up by day, category and subordinate.',
  'TEAM-02': 'Subordinates are listed, searched, filtered and shown on a card.',
  'TEAM-03': 'Rebates and quotas stay within the bounds of the line.',
  'TEAM-04': 'Rebate income is shown by day, category and subordinate and equals the ledger.',
  'TEAM-05': 'Team results and team bets page and total the whole selection.',
  'TEAM-06': 'Money goes to one subordinate once, with password and confirmation.',
  'TEAM-07': 'An envelope rain holds its total, fixes its shares and returns the rest.',
  'TEAM-08': 'Agents open accounts and manage affiliate addresses.',
  'TEAM-09': 'Agents offer contracts to direct subordinates and follow them.',
  'TEAM-10': 'An agent sees and changes the own downline only.',
  'TEAM-11': 'The line is kept by date; a move takes the branch along at midnight.',
  'TEAM-12': 'The agent rebate of a line never exceeds its top rate.',
  'TEAM-13': 'Contracts pay once for each closed period.',
  'TEAM-14': 'Members open an envelope share once, and latecomers are told.',

  // Calls
  'NET-01': 'Every call stands once in one contract.',
  'NET-02': 'Answers are checked where they come in.',
  'NET-03': 'Sealed bodies have a fresh key for each call and a replaceable scheme.',
  'NET-04': 'Frequent calls are throttled, waiting notices bounded.',
  'NET-05': 'Every error has its message in five languages and one handler; silent calls stay silent.',
  'NET-06': 'A movement of money is never sent twice.',
  'NET-07': 'Answers are read liberally where the specification leaves room, and amounts exactly.',
  'NET-08': 'Refused answers and skipped rows are reported once and never with values.',
  'NET-09': 'Each kind of failure has its own true text.',
  'NET-10': 'A read that keeps failing is repeated with growing pauses and stops.',
  'NET-11': 'The shapes of the specification are accepted as given.',
  'NET-12': 'After a lost answer only an answer about this very write tells its result.',
  'NET-13': 'Money calls carry a key that stands for one effect, also years later.',

  // Another operator
  'KIT-01': 'One build serves any merchant by a checked configuration.',
  'KIT-02': 'Static hosting works whole, on a sub-path and another origin too.',
  'KIT-03': 'A brand is checked, and a second complete one is kept.',
  'KIT-04': 'A conformance run tells how any operator’s answers differ.',
  'KIT-05': 'The OpenAPI document is complete.',
  'KIT-06': 'Documents lead an operator to the first log-in within an hour.',
  'KIT-07': 'A container recipe runs files, operator and database.',
  'KIT-08': 'The page server draws first screens in front of any operator.',

  // First screens and repeat visits
  'PAGE-01': 'A public route opened directly is drawn by the server and taken over without a mismatch.',
  'PAGE-02': 'What belongs to one visitor never enters a page kept for others.',
  'PAGE-03': 'A page brings the data that its route asks for first.',
  'PAGE-04': 'Links, log-in and search work, or say that they load, before the scripts have come.',
  'DEV-01':
    'The journeys of a player hold in Chromium, Firefox and WebKit; what a machine cannot run is named.',
  'DEV-02':
    'The oldest browsers are stated once and built for; an older one is told so in plain HTML, with customer service.',
  'DEV-03': 'At text and zoom of 200 % no page scrolls sideways, overlaps or is cut, in any language.',
  'DEV-04': 'What people paste, fill in or type on other keypads is understood where its meaning is certain.',
  'DEV-05': 'Drawn forms keep what was typed or filled into them before the scripts came.',
  'DEV-06':
    'What browsers change about a page leaves flows whole: forced dark, blockers, pages brought back, other apps.',
  'DEV-07': 'Codes by SMS carry the line that binds them to the site.',
  'PAGE-05': 'Static hosts get the pages drawn at build time.',
  'PAGE-06': 'The service worker opens the app at once, offline too.',
  'PAGE-07': 'Dates and times are drawn in the merchant’s zone.',
} as const satisfies Record<string, string>;

export type RequirementId = keyof typeof register;
