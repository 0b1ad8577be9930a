import { expect, test } from 'vitest';
import { fixturePaths } from './fixture.ts';
import { features } from './gherkin.ts';

test('one feature per machine, one scenario per path, tagged with requirements and result', () => {
  expect(features(fixturePaths)).toEqual([
    {
      machine: 'logout',
      text: `Feature: logout

  @LOGOUT-01 @LOGOUT-03 @passed
  Scenario: member, path 1: 1 step to ending by “the player: logout.confirmed”
    Given the start
    Then the question “log out?”
    And two buttons
    When the player: logout.confirmed
    Then Please wait

  @LOGOUT-01 @failed
  Scenario: member, path 2: 1 step to idle by “logOut fails (no network)”
    Given the start
    Then the chart is in asking
    When logOut fails (no network)
    Then the chart is in asking
    And the chart is in idle
`,
    },
    {
      machine: 'session',
      text: `Feature: session

  @not-walked
  Scenario: nothing stored, path 1: the start, in visitor
    Given the start
    Then the chart is in visitor
`,
    },
  ]);
});

test('a multi-line sentence stays one step', () => {
  const [path] = fixturePaths;
  const [feature] = features([{ ...path!, steps: [{ ...path!.steps[0]!, seen: ['two\n  lines'] }] }]);
  expect(feature?.text).toContain('    Then two lines\n');
});
