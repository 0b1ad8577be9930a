import type { FastifyInstance } from 'fastify';
import { html, type Html } from './html.ts';
import { page, send } from './page.ts';

/** Placeholders for an operator's downloads, each saying what it is. */
export const downloadsRoutes = (head: Html) => async (server: FastifyInstance) => {
  const standIn = (title: string, place: string) =>
    page(head, title, html`<p>This demo has none. With a real operator, the link leads to ${place}.</p>`);
  server.get('/sandbox/app/ios', async (_request, reply) =>
    send(reply, standIn('No iPhone app', 'the App Store or TestFlight')),
  );
  server.get('/sandbox/app/android', async (_request, reply) =>
    send(reply, standIn('No Android app', 'an APK file or Google Play')),
  );
  server.get('/sandbox/app/araw.mobileconfig', async (request, reply) =>
    reply
      .type('application/x-apple-aspen-config')
      .header('Content-Disposition', 'attachment; filename="araw.mobileconfig"')
      .send(propertyList(webClipProfile(`${request.protocol}://${request.host}/m/home`))),
  );
};

type Value = string | number | boolean | Value[] | { [key: string]: Value };

/** An unsigned configuration profile that only adds the app to the home screen of iOS. */
const webClipProfile = (address: string): Value => ({
  PayloadType: 'Configuration',
  PayloadVersion: 1,
  PayloadIdentifier: 'com.example.araw.webclip',
  PayloadUUID: '6F1D2C54-8E0B-4C3A-9A57-2B7E41D90C13',
  PayloadDisplayName: 'Araw (demo)',
  PayloadDescription: 'Adds Araw to the home screen.',
  PayloadContent: [
    {
      PayloadType: 'com.apple.webClip.managed',
      PayloadVersion: 1,
      PayloadIdentifier: 'com.example.araw.webclip.home',
      PayloadUUID: 'D3A9B0E7-51F4-4B26-8C1D-7E60F5A2C948',
      PayloadDisplayName: 'Araw (demo)',
      Label: 'Araw',
      URL: address,
      FullScreen: true,
      IsRemovable: true,
    },
  ],
});

/** A property list in its XML form. */
const propertyList = (value: Value) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">${element(value).text}</plist>\n`;

function element(value: Value): Html {
  if (typeof value === 'string') return html`<string>${value}</string>`;
  if (typeof value === 'number') return html`<integer>${value}</integer>`;
  if (typeof value === 'boolean') return value ? html`<true />` : html`<false />`;
  if (Array.isArray(value)) return html`<array>${value.map(element)}</array>`;
  const entries = Object.entries(value).map(([key, one]) => html`<key>${key}</key>${element(one)}`);
  return html`<dict>${entries}</dict>`;
}
