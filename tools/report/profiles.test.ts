import { expect, test } from 'vitest';
import { register, type RequirementId } from '../requirements/register.ts';
import { auditorsPage } from './auditorsPage.ts';
import { profileTables } from './profiles.ts';
import type { TracedRequirement } from './traceability.ts';

const proven = ['TRIAL-04', 'PROT-05'] as const satisfies readonly RequirementId[] as readonly string[];
const traced = Object.entries(register).map(([id, text]): TracedRequirement => ({
  id: id as RequirementId,
  text,
  verdict: proven.includes(id) ? 'proven' : 'not run',
  extent: [],
  rules: [],
  tests: [
    {
      ids: [id],
      text: `[${id}] a test`,
      line: 1,
      file: 'one.test.ts',
      runner: 'vitest',
      result: proven.includes(id) ? 'passed' : 'not run',
      tests: 1,
    },
  ],
}));

const rowsOf = (profile: string) => {
  const html = auditorsPage(
    { requirements: [], profiles: profileTables(traced), matrix: { routes: [], calls: [] }, differences: [] },
    [],
    new Date(0),
  );
  const [, section = ''] = html.split(`<section aria-labelledby="profile-${profile}">`);
  const [own = ''] = section.split('</section>');
  return own.split('<tr>').map((row) =>
    row
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
};

test('[PROT-01] the auditors’ page has a table for each profile: clause, switch, value, requirement, tests and last run', () => {
  const check = (minutes: string) =>
    `UKGC RTS 13B; PAGCOR RGC v6, reality check realityCheckMinutes ${minutes} PROT-05 ${register['PROT-05']} – 1 of 1 passed proven`;
  expect(rowsOf('spec')).toContain(check('off'));
  expect(rowsOf('ph')).toContain(check('60'));
  expect(rowsOf('gb')).toContain(check('60'));
  expect(rowsOf('strict')).toContain(check('30'));
  expect(rowsOf('strict')).toContain(
    `GLI-19 v3.0, 2.5.3 idleMinutes 15 PROT-08 ${register['PROT-08']} – 0 of 1 passed not run`,
  );
});

test('[PROT-01] a switch’s requirement that nothing traces is refused', () => {
  expect(() => profileTables(traced.filter(({ id }) => id !== 'PROT-11'))).toThrow('PROT-11 is not traced');
});
