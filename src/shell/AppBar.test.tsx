// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { systemStatus } from '#services/contract/system.ts';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { AppBar } from './AppBar.tsx';

/** The bar on an Android phone, under a template as an operator sends it. */
function showBar(mobileTemplate: Record<string, unknown>) {
  Object.defineProperty(navigator, 'userAgent', { value: 'Android 15', configurable: true });
  const { info } = v.parse(systemStatus, {
    info: { mobileTemplate, resources: [{ resourceType: 'Android', url: '/app.apk' }] },
  });
  renderScreen(<AppBar />, { answers: {}, info });
  return screen.getByRole('complementary', { name: 'Get the app' });
}

describe('[BOOT-07] the mobile template', () => {
  test('dresses the bar with its description, colour and picture', () => {
    const bar = showBar({
      app_desc: 'Mabuhay <b>',
      app_desc_font_color: '#102030',
      app_background: '/art/bar.webp',
    });
    expect(screen.getByText('Mabuhay <b>')).toBeDefined();
    expect([bar.style.backgroundImage, bar.style.color]).toEqual(['url("/art/bar.webp")', 'rgb(16, 32, 48)']);
  });

  test('without a description welcomes the player, without a picture keeps the theme’s colours', () => {
    const bar = showBar({ app_desc_font_color: '#102030' });
    expect(screen.getByText('Welcome! Play faster from your home screen.')).toBeDefined();
    expect(bar.getAttribute('style')).toBeNull();
  });

  test.each(['javascript:alert(1)', 'x"); background: red'])('takes no picture from %s', (app_background) => {
    expect(showBar({ app_background }).getAttribute('style')).toBeNull();
  });

  test.each([
    ['1', true],
    ['0', false],
    ['', false],
    [undefined, false],
  ])('a version flag of %j is the new version: %s', (version, isNew) => {
    const { info } = v.parse(systemStatus, {
      info: { mobileTemplate: { mem_cen: version, dep_func: version } },
    });
    expect([info.mobileTemplate.mem_cen, info.mobileTemplate.dep_func]).toEqual([isNew, isNew]);
  });
});
