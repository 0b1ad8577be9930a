import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'மிஷன்கள்',
    periods: { day: 'இன்று', week: 'இந்த வாரம்' },
    done_one: '{{count}} மிஷனில் {{done}} முடிந்தது.',
    done_other: '{{count}} மிஷன்களில் {{done}} முடிந்தன.',
    again: {
      day: '00:00-க்கு மீளமையும், {{zone}} நேரம்.',
      week: 'திங்கள் 00:00-க்கு மீளமையும், {{zone}} நேரம்.',
    },
    toClaim: '{{amount}} கிளெய்ம் செய்யலாம்',
    progress: '{{have}} / {{target}}',
    reached: 'முடிந்தது',
    until: '{{moment}}-க்குள் கிளெய்ம் செய்யுங்கள்.',
    calm: 'ஒரு நாள் தவறினால் நஷ்டம் எதுவும் இல்லை. கூடுதல் பந்தயங்களால் கூடுதல் கிடைக்காது.',
    kept: 'முடித்தும் கிளெய்ம் செய்யாத மிஷன்கள் ரிவார்டுகளுக்கு நகரும்.',
    none: 'இப்போது மிஷன்கள் இல்லை',
    more: 'மேலும்',
  },
} satisfies Messages<'TA'>['missions'];
