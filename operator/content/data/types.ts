export interface HelpTexts {
  title: string;
  content: string;
}

export interface HelpTopic extends HelpTexts {
  children: readonly HelpTexts[];
}
