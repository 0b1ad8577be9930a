import { oldChromium } from '#tools/browser/oldestChromium.ts';

/** Keep this out of the configuration: tools that read it would fetch a browser. Workers inherit the variables. */
export default function prepareOldest() {
  process.env.CHROMIUM_PATH = oldChromium(89);
  process.env.OLDEST_BROWSER = '89';
}
