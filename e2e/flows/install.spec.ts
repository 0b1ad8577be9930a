import { appDownloadModel } from '#machines/appDownload/appDownload.model.ts';
import { appDownloadBinding } from './appDownload.binding.ts';
import { testFlow } from './testFlow.ts';

testFlow('[APP-01] [APP-02] [APP-03] [APP-05]', appDownloadModel, appDownloadBinding);
