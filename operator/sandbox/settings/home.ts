import { number, onOff } from './inputs.ts';
import { changed, isOn, one, onOrOff, type Setting, withSettings, type Words } from './setting.ts';

const popup = (type: 'A' | 'B' | 'autoplay', words: Pick<Words, 'label' | 'requirements' | 'effect'>) =>
  one(
    { ...words, group: 'home', toldBy: `consolidatedSettings popup.${type}` },
    onOff(),
    ({ settings }) => onOrOff(settings.popup[type]),
    (merchant, value) =>
      withSettings(merchant, { popup: { ...merchant.settings.popup, [type]: isOn(value) } }),
  );

export const home = {
  popupA: popup('A', {
    label: 'Popup A',
    requirements: ['POP-01', 'POP-02'],
    effect: 'Announcements pop up on the home pages for players.',
  }),
  popupB: popup('B', {
    label: 'Popup B',
    requirements: ['POP-01', 'POP-02'],
    effect: 'Announcements pop up on the home pages for visitors.',
  }),
  popupAutoplay: popup('autoplay', {
    label: 'Popup autoplay',
    requirements: ['POP-05'],
    effect: 'A popup moves to its next announcement after 5 seconds.',
  }),
  demoTicker: one(
    {
      group: 'home',
      label: 'Demo ticker',
      requirements: ['HOME-08'],
      toldBy: 'consolidatedSettings demoTicker',
      effect: 'Home shows a rising amount, labelled as a demo.',
    },
    onOff(),
    ({ settings }) => onOrOff(settings.demoTicker),
    (merchant, value) => withSettings(merchant, { demoTicker: isOn(value) }),
  ),
  feedbackWords: {
    group: 'home',
    label: 'Feedback in words',
    requirements: ['CS-04'],
    toldBy: 'consolidatedSettings feedbackWords',
    effect: 'The word limits for feedback on /m/service, in the form and at the operator.',
    inputs: { least: number('At least', 0, 1000), most: number('At most', 1, 10_000) },
    refuse: ({ least, most }) => (Number(least) > Number(most) ? 'least must not be more than most' : null),
    read: ({ merchant: { settings } }) => ({
      least: String(settings.feedbackWords.least),
      most: String(settings.feedbackWords.most),
    }),
    write: (state, { least, most }) =>
      changed(
        state,
        withSettings(state.merchant, { feedbackWords: { least: Number(least), most: Number(most) } }),
      ),
  },
} satisfies Record<string, Setting>;
