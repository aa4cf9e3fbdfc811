import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import Page from './scratch_ill/Page.svelte';
mount(Page, { target: document.getElementById('app')! });
