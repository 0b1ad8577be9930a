/** The zone of a merchant who names none. */
export const usualTimeZone = 'Asia/Manila';
