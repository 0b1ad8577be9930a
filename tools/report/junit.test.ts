import { expect, test } from 'vitest';
import { fixturePaths } from './fixture.ts';
import { junit } from './junit.ts';

test('one suite per machine, one case per path, with its steps and requirements', () => {
  expect(junit(fixturePaths)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="paths in the browser" tests="3" failures="1" errors="0" skipped="1">
  <testsuite name="logout" tests="2" failures="1" errors="0" skipped="0">
    <testcase classname="logout.member" name="path 1: 1 step to ending by “the player: logout.confirmed”">
      <properties>
        <property name="requirement" value="LOGOUT-01"/>
        <property name="requirement" value="LOGOUT-03"/>
      </properties>
      <system-out>0. the start
   the question “log out?”; two buttons
1. the player: logout.confirmed
   Please wait</system-out>
    </testcase>
    <testcase classname="logout.member" name="path 2: 1 step to idle by “logOut fails (no network)”">
      <properties>
        <property name="requirement" value="LOGOUT-01"/>
      </properties>
      <failure message="expected &lt;home&gt; &amp; found">expected &lt;home&gt; &amp; found
"login"</failure>
      <system-out>0. the start
   the chart is in asking
1. logOut fails (no network)
   the chart is in asking; the chart is in idle</system-out>
    </testcase>
  </testsuite>
  <testsuite name="session" tests="1" failures="0" errors="0" skipped="1">
    <testcase classname="session.nothing stored" name="path 1: the start, in visitor">
      <skipped message="not walked yet"/>
      <system-out>0. the start
   the chart is in visitor</system-out>
    </testcase>
  </testsuite>
</testsuites>
`);
});

test('characters that XML forbids are dropped, and a report without paths is valid', () => {
  const [path] = fixturePaths;
  const coloured = { ...path!, result: 'failed' as const, error: '\u001b[31mred\u001b[39m' };
  expect(junit([coloured])).toContain('<failure message="[31mred[39m">[31mred[39m</failure>');
  expect(junit([])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="paths in the browser" tests="0" failures="0" errors="0" skipped="0">
</testsuites>
`);
});
