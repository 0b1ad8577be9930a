import type { IntlWords } from '../intl.ts';

export const intl: IntlWords = {
  unit: {
    year: '{{count}} ឆ្នាំ',
    month: '{{count}} ខែ',
    day: '{{count}} ថ្ងៃ',
    hour: '{{count}} ម៉ោង',
    minute: '{{count}} នាទី',
  },
  weekdays: ['អាទិត្យ', 'ចន្ទ', 'អង្គារ', 'ពុធ', 'ព្រហស្បតិ៍', 'សុក្រ', 'សៅរ៍'],
  shortWeekdays: ['អ', 'ច', 'អ', 'ព', 'ព', 'ស', 'ស'],
  months: ['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា', 'កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា', 'វិច្ឆិកា', 'ធ្នូ'],
  monthYear: '{{month}} {{year}}',
  date: '{{weekday}} {{day}} {{month}} {{year}}',
  orBefore: ' ឬ ',
};
