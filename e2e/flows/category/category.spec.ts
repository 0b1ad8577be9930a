import { categoryModel } from '#machines/category/category.model.ts';
import { categoryBinding } from './category.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[CAT-04] [CAT-05]', categoryModel, categoryBinding);
