export interface Palette {
  name: string;
  /** Background from top to bottom. */
  top: string;
  bottom: string;
  /** The light behind the hero. */
  glow: string;
  /** Rays, hills, waves: one step above the background. */
  tint: string;
  /** The hero's material from its lit edge to its shadow. */
  light: string;
  mid: string;
  dark: string;
}

type Row = [string, string, string, string, string, string, string, string];

const rows: Row[] = [
  ['violet', '#3A1078', '#12042E', '#B45CFF', '#7A2BE0', '#FFF0B8', '#FFC23D', '#B86A00'],
  ['ocean', '#0B4F8A', '#04122E', '#3EC5FF', '#1583CC', '#FFFFFF', '#8FE3FF', '#1E7FC2'],
  ['ruby', '#7A0C1E', '#21030A', '#FF6A4D', '#C0202E', '#FFF0B8', '#FFC23D', '#B86A00'],
  ['jade', '#0C5A43', '#031A14', '#3CF0A0', '#149A6B', '#F6FFD9', '#9BEB5A', '#2F8F2B'],
  ['orchid', '#5B1A6E', '#180322', '#FF5FB0', '#A8309A', '#FFE3F3', '#FF8CC6', '#C22F7E'],
  ['amber', '#8A3B06', '#240B02', '#FFB03D', '#D0680F', '#FFF6D6', '#FFD257', '#C98300'],
  ['sapphire', '#123A7D', '#060B26', '#6E8BFF', '#2C56C9', '#EAF0FF', '#A9BEFF', '#4661C9'],
  ['lagoon', '#064E57', '#021619', '#37E6E0', '#0E8C92', '#E9FFFD', '#7FF0E6', '#149C97'],
  ['dusk', '#2B2B52', '#0B0B1D', '#FF9A5A', '#55508F', '#FFE9D6', '#FFB27A', '#D0622A'],
  ['plum', '#5C0F4A', '#1A0218', '#FFC84A', '#94206F', '#FFF3C9', '#FFD45C', '#C58A0B'],
];

/** Chosen by eye; colours are never computed. */
export const palettes: readonly Palette[] = rows.map(([name, top, bottom, glow, tint, light, mid, dark]) => ({
  name,
  top,
  bottom,
  glow,
  tint,
  light,
  mid,
  dark,
}));
