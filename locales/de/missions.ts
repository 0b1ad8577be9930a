import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'Missionen',
    periods: { day: 'Heute', week: 'Diese Woche' },
    done_one: '{{done}} von {{count}} Mission geschafft.',
    done_other: '{{done}} von {{count}} Missionen geschafft.',
    again: {
      day: 'Neustart um 00:00 (Zeitzone {{zone}}).',
      week: 'Neustart am Montag um 00:00 (Zeitzone {{zone}}).',
    },
    toClaim: '{{amount}} abzuholen',
    progress: '{{have}} von {{target}}',
    reached: 'Fertig',
    until: 'Abholen bis {{moment}}.',
    calm: 'Ein verpasster Tag kostet dich nichts. Mehr Einsätze bringen nicht mehr.',
    kept: 'Geschaffte, aber nicht abgeholte Missionen wandern zu den Prämien.',
    none: 'Gerade keine Missionen',
    more: 'Mehr',
  },
} satisfies Messages<'DE'>['missions'];
