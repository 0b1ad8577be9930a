import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { InstallScreen } from './InstallScreen.tsx';

const template = { app_desc: 'Mabuhay', mem_cen: true, dep_func: true };

/** The colours of the app's introduction. */
function dressWith(app_background: string, app_desc_font_color: string) {
  const mobileTemplate = { ...template, app_background, app_desc_font_color };
  renderScreen(<InstallScreen />, { path: '/m/app', answers: {}, info: { mobileTemplate } });
  const { style } = screen.getByText('Mabuhay').closest<HTMLElement>('[data-dressed]') ?? {};
  return (
    style && [style.color, style.backgroundColor, style.backgroundImage.includes('url("/art/bar.webp")')]
  );
}

test.each([
  ['/art/bar.webp', '#102030', ['rgb(16, 32, 48)', 'rgb(255, 255, 255)', true]],
  ['', '#ffd75e', ['rgb(255, 215, 94)', 'rgb(0, 0, 0)', false]],
  ['', '', undefined],
])('[BOOT-07] /m/app has the template’s picture %j and colour %j', (picture, colour, dress) => {
  expect(dressWith(picture, colour)).toEqual(dress);
});
