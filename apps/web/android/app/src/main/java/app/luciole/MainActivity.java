package app.luciole;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
