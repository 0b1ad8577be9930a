import { chatLaunchModel } from '#machines/chatLaunch/chatLaunch.model.ts';
import { chatLaunchBinding } from './chatLaunch.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[CS-03]', chatLaunchModel, chatLaunchBinding);
